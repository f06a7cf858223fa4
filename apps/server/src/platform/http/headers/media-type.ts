/**
 * Returns the one of `offered` that an `Accept` header prefers (RFC 9110, 12.5.1): by its quality, then
 * by its place in the header. The first of them where the header names none, or any kind of JSON will do.
 */
export function chooseMediaType(
  accept: string | undefined,
  offered: readonly [string, ...string[]],
): string {
  const [wanted] = (accept ?? "")
    .split(",", RANGES_MAX)
    .map(readRange)
    .filter(({ type, quality }) => quality > 0 && offered.includes(type))
    .toSorted((one, other) => other.quality - one.quality);
  return wanted?.type ?? offered[0];
}

/** Kinds that are read of one header; the rest is not. */
const RANGES_MAX = 20;

function readRange(range: string): { type: string; quality: number } {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  return { type, quality: /^[01](\.\d{0,3})?$/.test(quality) ? Number(quality) : 1 };
}
