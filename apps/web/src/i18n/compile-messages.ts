import compile from "icu-minify/compile";

export type CompiledMessages = { readonly [key: string]: unknown };

type Compiled = ReturnType<typeof compile>;

/** Texts compiled before; the catalogues are small and change seldom. */
const compiled = new Map<string, Compiled>();
const COMPILED_MAX = 20_000;

/**
 * Compiles a catalogue of ICU texts to what the formatter reads, so that the parser stays out of
 * the page's script. A text that is not valid ICU is kept as it stands.
 */
export function compileMessages(messages: Readonly<Record<string, unknown>>): CompiledMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, compileValue(value)]),
  );
}

function compileValue(value: unknown): unknown {
  if (typeof value === "string") return compileText(value);
  if (typeof value === "object" && value !== null) {
    return compileMessages(value as Readonly<Record<string, unknown>>);
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
