@echo off
rem Runs Clearway, and builds it first if the jar is missing or older than its sources.
rem   JAVA_HOME           the Java to use, else the one on the PATH
rem   CLEARWAY_JAVA_OPTS  options for Java, in place of -XX:+UseSerialGC
setlocal
set "root=%~dp0"
set "jar=%root%cli\target\clearway.jar"
set "building=%root%target\clearway-building"

set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
set "version="
for /f "tokens=3" %%v in ('"%java%" -version 2^>^&1 ^| findstr /c:" version "') do if not defined version set "version=%%~v"
if not defined version (
  echo clearway: java cannot be run; install a JDK 17 or newer, or set JAVA_HOME to one>&2
  exit /b 2
)
for /f "delims=.-+" %%v in ("%version%") do set "version=%%v"
if %version% lss 17 (
  echo clearway: java is too old; install a JDK 17 or newer, or set JAVA_HOME to one>&2
  exit /b 2
)

if exist "%building%" goto build
if not exist "%jar%" goto build
powershell -NoProfile -Command "$jar = (Get-Item -LiteralPath $env:jar).LastWriteTimeUtc; $all = Get-ChildItem -Path (Join-Path $env:root 'pom.xml'), (Join-Path $env:root '*\pom.xml'), (Join-Path $env:root '*\src\main') -Recurse; if ($all | Where-Object { $_.LastWriteTimeUtc -gt $jar } | Select-Object -First 1) { exit 1 }"
if not errorlevel 1 goto run

:build
where mvn >nul 2>nul
if errorlevel 1 (
  echo clearway: Clearway has to be built and there is no mvn on the PATH; install Maven 3.8 or newer>&2
  exit /b 2
)
set "maven="
for /f "tokens=3" %%v in ('mvn -v 2^>nul ^| findstr /c:"Apache Maven "') do if not defined maven set "maven=%%v"
set "major=0"
set "minor=0"
for /f "tokens=1,2 delims=." %%a in ("%maven%") do (
  set "major=%%a"
  set "minor=%%b"
)
set "old="
if %major% lss 3 set "old=yes"
if %major% equ 3 if %minor% lss 8 set "old=yes"
if defined old (
  echo clearway: mvn is too old, or no Maven at all; install Maven 3.8 or newer>&2
  exit /b 2
)
echo clearway: building ...>&2
if not exist "%building%" mkdir "%building%"
pushd "%root%"
call mvn -q -B -Dstyle.color=never -DskipTests -pl cli -am package >&2
set "result=%errorlevel%"
popd
if not "%result%"=="0" (
  if exist "%jar%" del "%jar%"
  echo clearway: the build failed; Maven's errors are above>&2
  exit /b 3
)
rmdir /s /q "%building%"

:run
if not defined CLEARWAY_JAVA_OPTS set "CLEARWAY_JAVA_OPTS=-XX:+UseSerialGC"
"%java%" %CLEARWAY_JAVA_OPTS% -jar "%jar%" %*
exit /b %errorlevel%
