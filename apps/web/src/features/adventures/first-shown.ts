import type { AdventureView } from "@houselight/contracts/adventures";

type Shown = Pick<AdventureView, "days" | "today">;

/** Returns the place of the card that is shown first: that of a step which is open, else of today, else the nearest. */
export function firstShown({ days, today }: Shown): number {
  const open = days.findLastIndex(({ isOpen }) => isOpen);
  if (open >= 0) return open;
  const now = days.findIndex(({ day }) => day >= today);
  return now >= 0 ? now : days.length - 1;
}
