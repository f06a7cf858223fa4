import type { Draws } from "./draws.ts";

/** Values that no schema asks for: of another type, too long, too large, or text that breaks careless readers. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.1,
  -0.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  "",
  " ",
  "0",
  "-1",
  "1e9",
  "null",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202egnp.exe",
  "e\u0301\u0327".repeat(40),
  "👩‍👩‍👧‍👦".repeat(20),
  "ﷺ".repeat(60),
  "İıſK",
  "'; drop table accounts.players; --",
  "<img src=x onerror=alert(1)>",
  "{{7*7}}${7*7}",
  "../../../etc/passwd",
  "%2e%2e%2f%00",
  "http://169.254.169.254/",
  "x".repeat(300),
  "9".repeat(400),
  "2026-02-30",
  "9999999-12-31T00:00:00Z",
  [],
  [[]],
  ["x"],
  {},
  { toString: "x" },
  { $gt: "" },
];
const STRANGE_KEYS = [
  "__proto__",
  "constructor",
  "toString",
  "id",
  "verified",
  "statuses",
  "👻",
  "",
];

/** Returns a copy of an input in which one place is wrong; the input itself stays as it is. */
export function spoil(input: unknown, draws: Draws): unknown {
  if (typeof input !== "object" || input === null || draws.chance(0.05)) return draws.of(ODD);
  if (Array.isArray(input)) {
    if (input.length === 0) return [draws.of(ODD)];
    const at = draws.below(input.length);
    if (draws.chance(0.2)) return Array.from({ length: 300 }, () => input[at]);
    return input.map((item, index) => (index === at ? spoil(item, draws) : item));
  }
  const entries = Object.entries(input);
  const way = draws.below(6);
  if (way === 0 || entries.length === 0)
    return Object.fromEntries([...entries, [draws.of(STRANGE_KEYS), draws.of(ODD)]]);
  const at = draws.below(entries.length);
  if (way === 1) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return Object.fromEntries(
    entries.map(([key, value], index) => [key, index === at ? spoil(value, draws) : value]),
  );
}

/** Returns the text of an input as no serializer writes it. */
export function spoilText(text: string, draws: Draws): string {
  switch (draws.below(6)) {
    case 0:
      return text.slice(0, draws.below(Math.max(1, text.length)));
    case 1:
      // The same key twice: the reader must not check one and use the other.
      return text.replace(/^\{("[^"]*":)/, `{$1${draws.of(["null", "0", '"x"', "[]"])},$1`);
    case 2:
      return text.replace(/^\{/, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},');
    case 3:
      return `${"[".repeat(3000)}${"]".repeat(3000)}`;
    case 4:
      return `{"pad":"${"x".repeat(100_000)}"}`;
    default:
      return `\ufeff${text}}`;
  }
}
