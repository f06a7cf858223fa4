/**
 * Writes one text for one content: keys sorted by code unit, no spaces, absent fields left out, a
 * bigint as its digits. Hashes of configurations, requests and the audit trail are made of it, so
 * its bytes never change.
 * @throws TypeError for what JSON cannot carry.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === "bigint") return value.toString();
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
    return `{${fields.join(",")}}`;
  }
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`${typeof value} has no JSON form`);
  return text;
}
