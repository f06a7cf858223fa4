/** Odds above are shown as these: a slip of fourteen long shots has a number of forty digits. */
const MOST = 1_000_000_000;

/** Returns the odds of selections that all have to win, in thousandths; those of several rounded down to hundredths. */
export function combinedOdds(odds: readonly number[]): number {
  const product = odds.reduce((all, one) => all * BigInt(one), 1n);
  const thousandths = product / 1_000n ** BigInt(Math.max(0, odds.length - 1));
  if (thousandths > BigInt(MOST)) return MOST;
  const shown = odds.length > 1 ? (thousandths / 10n) * 10n : thousandths;
  return Number(shown);
}
