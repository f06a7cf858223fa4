/** Papers of prizes that lie side by side: each keeps AA contrast under cream words. */
const PAPERS = ["#a03a2b", "#1c6d60", "#215f8f", "#7f3868", "#553da0", "#845a12"] as const;

/** Returns the paper of a prize among so many: never that of its neighbours, round the wheel too. */
export const paperOf = (place: number, count: number): string =>
  // In a circle the last stands beside the first.
  (place === count - 1 && place % PAPERS.length === 0 && place > 0
    ? PAPERS[3]
    : PAPERS[place % PAPERS.length]) as string;
