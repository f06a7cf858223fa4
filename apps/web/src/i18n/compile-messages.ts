import compile from "icu-minify/compile";

export type CompiledMessages = { readonly [key: string]: unknown };

type Compiled = ReturnType<typeof compile>;

/** Texts compiled before; the catalogues are small and change seldom. */
const compiled = new Map<string, Compiled>();
const COMPILED_MAX = 20_000;

/** The longest that compiling keeps a browser from what its visitor does, in milliseconds. */
const SLICE_MS = 8;

/**
 * Compiles a catalogue of ICU texts to what the formatter reads, so that the parser stays out of
 * the page's script. A text that is not valid ICU is kept as it stands. A browser is let go on with other
 * work every few milliseconds.
 */
export async function compileMessages(
  messages: Readonly<Record<string, unknown>>,
): Promise<CompiledMessages> {
  const done: Record<string, unknown> = {};
  let since = performance.now();
  for (const [key, value] of Object.entries(messages)) {
    done[key] = compileValue(value);
    if (performance.now() - since < SLICE_MS) continue;
    await otherWork();
    since = performance.now();
  }
  return done;
}

/** Lets what waits have its turn. */
const otherWork = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function compileValue(value: unknown): unknown {
  if (typeof value === "string") return compileText(value);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, below]) => [key, compileValue(below)]),
    );
  }
  return value;
}

function compileText(text: string): Compiled {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const result = tryCompile(text);
  if (compiled.size < COMPILED_MAX) compiled.set(text, result);
  return result;
}

function tryCompile(text: string): Compiled {
  try {
    return compile(text);
  } catch {
    return text;
  }
}
