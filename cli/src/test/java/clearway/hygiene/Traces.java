package clearway.hygiene;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what tells of the machine or the person a text was made on, and of package registries. */
final class Traces {
  /**
   * Users and hosts with such names are not looked for: the words stand in honest text, too. The
   * same holds for names of fewer than four letters.
   */
  private static final Set<String> COMMON_WORDS =
      Set.of(
          "admin",
          "administrator",
          "agent",
          "build",
          "builder",
          "container",
          "debian",
          "default",
          "developer",
          "docker",
          "guest",
          "home",
          "host",
          "java",
          "jenkins",
          "local",
          "localhost",
          "machine",
          "maven",
          "nobody",
          "robot",
          "root",
          "runner",
          "server",
          "test",
          "tester",
          "ubuntu",
          "user",
          "users",
          "vagrant",
          "work",
          "worker");

  private static final int SHORTEST_NAME = 4;

  private static final List<Pattern> PATTERNS =
      List.of(
          Pattern.compile("(?<![\\w.$})*])/(?:home|root|work|tmp|Users|mnt|var/folders)/[\\w.{$-]"),
          Pattern.compile("(?i)\\b[a-z]:[\\\\/]+(?:users|documents and settings)[\\\\/]"),
          Pattern.compile("\"resolved\"\\s*:\\s*\"https?:"),
          Pattern.compile("distributionUr[l]"),
          Pattern.compile("<(?:plugin)?[rR]epositories>|<distributionManagemen[t]>"),
          Pattern.compile("(?i)\\b(?:repo\\d?\\.maven|maven-central|maven\\.google)\\.[a-z]"),
          Pattern.compile("(?i)\\b(?:plugins|services|repo)\\.gradle\\.[a-z]"),
          Pattern.compile("(?i)\\bregistry\\.[a-z0-9-]+\\.[a-z]"),
          Pattern.compile("(?i)\\b(?:jcenter|jitpack|(?:oss|central|s01)\\.sonatype)\\.[a-z]"));

  private final List<Pattern> patterns = new ArrayList<>(PATTERNS);

  /**
   * @param users names of its users, looked for only where they are names of users
   * @param hosts names of the machine, looked for only where they are names of hosts: a whole name
   *     with a dot in it anywhere, a short one in an address
   * @param folders of this machine, looked for as whole paths; one of a single component is left
   *     out, for it may stand in honest text, too
   */
  Traces(List<String> users, List<String> hosts, List<Path> folders) {
    users.stream().filter(Traces::isTelling).map(Traces::user).forEach(patterns::add);
    hosts.stream().filter(Traces::isTelling).map(Traces::host).forEach(patterns::add);
    for (Path folder : folders) {
      if (folder.getNameCount() >= 2) patterns.add(folder(folder.toString()));
    }
  }

  static boolean isTelling(String name) {
    return name.length() >= SHORTEST_NAME && !COMMON_WORDS.contains(name.toLowerCase(Locale.ROOT));
  }

  private static Pattern user(String name) {
    String word = Pattern.quote(name) + "(?![\\w-])";
    String before = "(?:[\\\\/](?:home|users)[\\\\/]+|\\buser\\.name\\s*=\\s*)";
    return Pattern.compile("(?i)" + before + word + "|(?<![\\w-])" + word + "(?=@)");
  }

  private static Pattern host(String name) {
    String word = Pattern.quote(name) + "(?![\\w-])";
    String address = "(?://|@)" + word + "|(?<![\\w.-])" + word + "(?=:\\d{2,5}\\b)";
    String whole = "(?<![\\w.-])" + word;
    return Pattern.compile("(?i)" + (name.contains(".") ? whole : address));
  }

  private static Pattern folder(String path) {
    return Pattern.compile("(?<![\\w.$})*-])" + Pattern.quote(path) + "(?![\\w-]|\\.\\w)");
  }

  /** One entry "LINE: the trace" for each find. */
  List<String> in(String text) {
    List<String> found = new ArrayList<>();
    for (Pattern pattern : patterns) {
      Matcher matcher = pattern.matcher(text);
      while (matcher.find()) found.add(line(text, matcher.start()) + ": " + matcher.group());
    }
    return found;
  }

  private static long line(String text, int at) {
    return 1 + text.substring(0, at).chars().filter(c -> c == '\n').count();
  }
}
