/** Makes a text of an error and of frames of its stack, with each place as it is in the source. Playwright sets it before it loads a test. */
const mapped = Error.prepareStackTrace;

/** A line of a stack as it runs → the line as it is in the source. */
const known = new Map<string, string>();

/** Of a package, or of Node: no source map knows another place. */
const isForeign = (line: string): boolean => /\/node_modules\/|\bnode:/.test(line);

/**
 * Playwright takes the stack of each act and each expectation, and looks for the source map of each of its frames, nearly all of which are its own: a tenth of a
 * worker's CPU. Here each place of the tests is looked up once, and no other.
 */
if (mapped)
  Error.prepareStackTrace = (error, frames) => {
    const lines = frames.map((frame) => {
      const line = `\n    at ${frame}`;
      // Playwright, which leaves its own lines out of what it prints, knows none that begins so.
      if (isForeign(line)) return line.replace(' at async ', ' at ');
      const found = known.get(line) ?? String(mapped(error, [frame])).slice(String(mapped(error, [])).length);
      known.set(line, found);
      return found;
    });
    return String(mapped(error, [])) + lines.join('');
  };
