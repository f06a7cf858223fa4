import type { Adventure } from "@houselight/contracts";

type Day = Adventure["days"][number];

/** Returns an adventure from 1 March 2027 on: a prize of 2 euros a day, to be staked ten times. */
export function adventureOf({
  days,
  superDay,
  part = {},
}: {
  readonly days: number;
  readonly superDay: boolean;
  /** Of every day. */
  readonly part?: Partial<Pick<Day, "prize" | "condition">>;
}): Adventure {
  const stepTotal = days + (superDay ? 1 : 0);
  const taken = (step: number) => ({
    step,
    stepTotal,
    prize: {
      type: "bonus" as const,
      title: { en: "Two euros", de: "Zwei Euro" },
      group_key: "adventure_day",
      amount: { EUR: 200 },
    },
    condition: { wager: 10, periodActivationDays: 3 },
    variables: { note: { EUR: "two euros", CAD: "three dollars" } },
    ...part,
  });
  return {
    starts_on: "2027-03-01",
    days: Array.from({ length: days }, (_, at) => ({ day: at + 1, ...taken(at + 1) })),
    superDay: superDay ? taken(stepTotal) : null,
  };
}
