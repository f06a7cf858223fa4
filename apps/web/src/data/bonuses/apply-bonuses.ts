import type { BonusView } from "@houselight/contracts/bonuses";

/** Returns the bonuses with what was told of them, the latest first; a lower version is older. */
export function withTold(known: readonly BonusView[], told: readonly BonusView[]): BonusView[] {
  const isKnown = ({ id }: BonusView) => known.some((bonus) => bonus.id === id);
  return [
    ...told.filter((bonus) => !isKnown(bonus)),
    ...known.map((bonus) => newerOf(bonus, told)),
  ].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}

/** Returns a list as it was fetched, except that no bonus goes back in time. */
export const newestBonuses = (
  known: readonly BonusView[],
  fetched: readonly BonusView[],
): BonusView[] => fetched.map((bonus) => newerOf(bonus, known));

const newerOf = (bonus: BonusView, others: readonly BonusView[]): BonusView =>
  others.find(({ id, version }) => id === bonus.id && version > bonus.version) ?? bonus;
