/** Parts of the sportsbook that have an address of their own; every other part is a sport. */
const PLACES = ["live", "bets"] as const;

/** A place of the sportsbook: what comes next, what is on, the player's bets, or a sport with its competition. */
export type SportPlace =
  | { readonly name: "overview" }
  | { readonly name: "live" }
  | { readonly name: "bets" }
  | { readonly name: "sport"; readonly sport: string; readonly competition?: string | undefined };

/** A place that shows matches. */
export type LinePlace = Exclude<SportPlace, { readonly name: "bets" }>;

/** Sports that have words: they are a place even while the house has no match of them. */
const SPORTS: readonly string[] = ["football"];

/**
 * Returns the place that the last part of an address names; null where it names none. `sports` are those that
 * the tree has now.
 */
export function placeOf(
  param: string | undefined,
  competition: string | undefined,
  sports: readonly string[],
): SportPlace | null {
  if (param === undefined) return { name: "overview" };
  const place = PLACES.find((one) => one === param);
  if (place) return { name: place };
  const isSport = SPORTS.includes(param) || sports.includes(param);
  return isSport ? { name: "sport", sport: param, competition } : null;
}
