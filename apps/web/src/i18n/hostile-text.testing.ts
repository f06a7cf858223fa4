import fc from "fast-check";

/** Parts of addresses that lead elsewhere when they are put together or read twice. */
const PARTS = [
  "/",
  "\\",
  "//",
  "/\\",
  "%2f",
  "%5C",
  "%2F%2F",
  "%09",
  "\t",
  "\n",
  "\r",
  "\u0000",
  "\u001f",
  " ",
  ".",
  "..",
  ":",
  "@",
  "?",
  "#",
  "en",
  "de",
  "en-KW",
  "login",
  "http:",
  "https://",
  "javascript:",
  "evil.example",
  "\u2028",
  "／",
] as const;

/** Draws a text with which somebody tries to lead a browser to another site. */
export const hostileText = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom("", "/", "/de/", "/en/", "/en//", "/de//"),
      fc.array(fc.constantFrom(...PARTS), { maxLength: 8 }),
    )
    .map(([start, parts]) => start + parts.join(""));
