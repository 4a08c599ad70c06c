package clearway.scene.text;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Reads YAML 1.2 as far as it is JSON in other clothes. */
final class YamlTree {
  // The parser copies all of an unfinished token each time its buffer is full: with a small buffer
  // that is quadratic in the length of the token.
  private static final int LARGEST_BUFFER = 1 << 22;

  private final TextSource source;
  private final TreeBuilder tree;

  YamlTree(TextSource source) {
    this.source = source;
    this.tree = new TreeBuilder(source);
  }

  Value read() {
    try {
      for (Event event : new Parse(settings()).parseString(source.text())) take(event);
    } catch (ReaderException failure) {
      throw unprintable(failure);
    } catch (MarkedYamlEngineException failure) {
      throw malformed(failure);
    } catch (YamlEngineException failure) {
      throw new SceneFormatException(
          source.whole(), "the YAML cannot be read", "check it with a YAML tool", failure);
    }
    if (tree.root() != null) return tree.root();
    throw new SceneFormatException(source.whole(), "the file is empty", "write an object");
  }

  private LoadSettings settings() {
    return LoadSettings.builder()
        .setUseMarks(true)
        .setParseComments(false)
        .setBufferSize(Math.min(source.text().length() + 1, LARGEST_BUFFER))
        .setCodePointLimit((int) source.limits().fileBytes())
        .build();
  }

  private void take(Event event) {
    Location place = place(event.getStartMark());
    switch (event.getEventId()) {
      case DocumentStart -> requireFirst(place);
      case Alias -> throw alias((AliasEvent) event, place);
      case MappingStart, SequenceStart -> begin((CollectionStartEvent) event, place);
      case MappingEnd, SequenceEnd -> tree.end();
      case Scalar -> scalar((ScalarEvent) event, place);
      default -> {}
    }
  }

  private void begin(CollectionStartEvent event, Location place) {
    refuseExtras(event, event.getTag(), place);
    if (tree.awaitsKey()) {
      throw wrong(place, "a key that is not a text", "keys are texts such as name");
    }
    if (event.getEventId() == Event.ID.MappingStart) tree.beginObject(place.line(), place.column());
    else tree.beginList(place.line(), place.column());
  }

  private void scalar(ScalarEvent event, Location place) {
    refuseExtras(event, event.getTag(), place);
    String text = event.getValue();
    PlainScalar meaning = event.isPlain() ? PlainScalar.of(text) : PlainScalar.TEXT;
    if (tree.awaitsKey()) {
      requireText(meaning, text, place);
      tree.key(text, place.line(), place.column());
    } else {
      add(meaning, text, place);
    }
  }

  private void add(PlainScalar meaning, String text, Location place) {
    int line = place.line();
    int column = place.column();
    switch (meaning) {
      case TEXT -> tree.text(text, line, column);
      case NUMBER -> tree.number(text, line, column);
      case TRUE, FALSE -> tree.flag(meaning == PlainScalar.TRUE, line, column);
      case NULL -> tree.nothing(line, column);
      case NOT_FINITE -> throw refused(text, place, "is not a finite number");
      case NOT_DECIMAL -> throw refused(text, place, "is not a decimal number");
    }
  }

  private SceneFormatException refused(String text, Location place, String why) {
    return wrong(
        place,
        SceneFormatException.quote(text) + " " + why,
        "write a decimal number, or quotes around it if it is a text");
  }

  private void requireText(PlainScalar meaning, String text, Location place) {
    if (meaning == PlainScalar.TEXT) return;
    throw wrong(
        place,
        "the key " + SceneFormatException.quote(text) + " is not a text",
        "put it in quotes if it is a name");
  }

  private void refuseExtras(NodeEvent event, Optional<String> tag, Location place) {
    if (event.getAnchor().isPresent()) {
      String name = SceneFormatException.quote("&" + event.getAnchor().get().getValue());
      throw wrong(place, "the anchor " + name + " is not read", "write values out");
    }
    if (tag.isPresent()) {
      String name = SceneFormatException.quote(tag.get());
      throw wrong(place, "the tag " + name + " is not read", "leave it out");
    }
  }

  private SceneFormatException alias(AliasEvent event, Location place) {
    String name = SceneFormatException.quote("*" + event.getAlias().getValue());
    return wrong(place, "the alias " + name + " is not read", "write the value out");
  }

  private void requireFirst(Location place) {
    if (tree.root() == null) return;
    throw new SceneFormatException(
        place, "a second document begins", "one file is one document; remove the rest");
  }

  private SceneFormatException wrong(Location place, String problem, String remedy) {
    return tree.wrong(place.line(), place.column(), problem, remedy);
  }

  private SceneFormatException malformed(MarkedYamlEngineException failure) {
    Location place = place(failure.getProblemMark());
    return new SceneFormatException(
        place,
        YamlSlip.told(failure.getProblem()),
        "check indentation, colons and quotes",
        failure);
  }

  private SceneFormatException unprintable(ReaderException failure) {
    String code = String.format("U+%04X", failure.getCodePoint());
    return new SceneFormatException(
        source.atOffset(failure.getPosition()),
        "the character " + code + " may not stand in YAML",
        "remove it, or write it as an escape in double quotes",
        failure);
  }

  private Location place(Optional<Mark> mark) {
    return mark.map(at -> source.at(at.getLine() + 1, at.getColumn() + 1)).orElse(source.whole());
  }
}
