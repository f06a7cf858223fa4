/** A gift as far as its place in time goes: a lower version is older. */
interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly created_at: string;
}

/** Returns gifts with what was told of them, the latest first. */
export function withTold<Gift extends Versioned>(
  known: readonly Gift[],
  told: readonly Gift[],
): Gift[] {
  const isKnown = ({ id }: Gift) => known.some((gift) => gift.id === id);
  return [
    ...told.filter((gift) => !isKnown(gift)),
    ...known.map((gift) => newerOf(gift, told)),
  ].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}

/** Returns a list as it was fetched, except that no gift goes back in time. */
export const newestGifts = <Gift extends Versioned>(
  known: readonly Gift[],
  fetched: readonly Gift[],
): Gift[] => fetched.map((gift) => newerOf(gift, known));

const newerOf = <Gift extends Versioned>(gift: Gift, others: readonly Gift[]): Gift =>
  others.find(({ id, version }) => id === gift.id && version > gift.version) ?? gift;
