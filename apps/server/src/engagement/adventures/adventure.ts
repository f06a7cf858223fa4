import type { Adventure, AdventureState } from "@houselight/contracts";

/** A step of an adventure with the day that it is open on; the super day has that of the last one. */
export type Step = Omit<Adventure["days"][number], "day"> & {
  readonly day: number;
  readonly isSuper: boolean;
};

const DAY_MS = 86_400_000;

/** Returns the steps in their order. */
export function stepsOf({ days, superDay }: Adventure): readonly Step[] {
  const own = days.map((one): Step => ({ ...one, isSuper: false }));
  const lastDay = days.at(-1)?.day ?? 1;
  return superDay ? [...own, { ...superDay, day: lastDay, isSuper: true }] : own;
}

/** Returns today as a day of the adventure, in UTC: 1 on its first day, below 1 before it. */
export const dayOf = ({ starts_on }: Pick<Adventure, "starts_on">, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(`${starts_on}T00:00:00Z`)) / DAY_MS) + 1;

/** Returns the date of a day of the adventure, in UTC. */
export const dateOf = ({ starts_on }: Pick<Adventure, "starts_on">, day: number): string =>
  new Date(Date.parse(`${starts_on}T00:00:00Z`) + (day - 1) * DAY_MS).toISOString().slice(0, 10);

type Placed = Pick<Step, "step" | "stepTotal" | "day">;

/** Returns the state of a step's card (VIP-15). */
export function stateOf(
  { step, stepTotal, day }: Placed,
  { today, completed }: { readonly today: number; readonly completed: ReadonlySet<number> },
): AdventureState {
  if (step === stepTotal) return "superb";
  if (completed.has(step)) return "completed";
  if (day === today) return "active";
  return day < today ? "lost" : "future";
}

/** Tells whether an adventure is over: its last step is done, or the day after its last day is gone (VIP-16). */
export function isOver(
  steps: readonly Placed[],
  { today, completed }: { readonly today: number; readonly completed: ReadonlySet<number> },
): boolean {
  const last = steps.at(-1);
  if (!last) return true;
  return completed.has(last.step) || today > last.day + 1;
}

/**
 * Tells whether a step can be completed today: on its own day; the super day from the last day on, until
 * the adventure is over, by those who have completed all the others.
 */
export function isOpen(
  steps: readonly Step[],
  step: Step,
  standing: { readonly today: number; readonly completed: ReadonlySet<number> },
): boolean {
  if (standing.completed.has(step.step) || isOver(steps, standing)) return false;
  if (!step.isSuper) return step.day === standing.today;
  return (
    standing.today >= step.day &&
    steps.every((one) => one.isSuper || standing.completed.has(one.step))
  );
}
