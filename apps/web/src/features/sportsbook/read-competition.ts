/** Reads the competition of an address; none where it could be no competition's. */
export function readCompetition(search: Readonly<Record<string, unknown>>): {
  competition?: string;
} {
  const { competition } = search;
  const isSlug = typeof competition === "string" && /^[a-z0-9][a-z0-9_:-]{0,59}$/.test(competition);
  return isSlug ? { competition } : {};
}
