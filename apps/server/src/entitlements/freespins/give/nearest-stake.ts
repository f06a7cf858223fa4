/** Returns the offered stake that is nearest to a wanted one, the lower of two. Throws when none is offered. */
export function nearestStake(stakes: readonly number[], wanted: bigint): bigint {
  let nearest: bigint | undefined;
  for (const stake of stakes.map(BigInt).toSorted((one, other) => (one < other ? -1 : 1)))
    if (nearest === undefined || distance(stake, wanted) < distance(nearest, wanted))
      nearest = stake;
  if (nearest === undefined) throw new Error("a game offers one stake or more");
  return nearest;
}

const distance = (one: bigint, other: bigint): bigint => (one < other ? other - one : one - other);
