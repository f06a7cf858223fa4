import { chartAgainst } from "./chart.ts";
import type { Chart, Worths } from "./chart.ts";
import type { HitsOn } from "./shoe-worths.ts";
import { totalOf } from "../totals.ts";

/** Actions that a chart weighs. */
const WEIGHED = ["stand", "hit", "double", "split"] as const;
type WeighedAction = (typeof WEIGHED)[number];

/** An action and what it wins on the average, in stakes of the hand. */
export interface WeighedChoice {
  readonly action: WeighedAction;
  readonly edge: number;
}

/**
 * Weighs the actions that a hand is offered against a card of the dealer, by basic strategy of totals:
 * the best first.
 */
export function weighActions(
  up: number,
  values: readonly number[],
  offers: readonly string[],
): readonly WeighedChoice[] {
  const worths = worthsOf(chartAgainst(up), values, offers.includes("split"));
  const choices: WeighedChoice[] = [];
  for (const action of WEIGHED) {
    const edge = worths[action];
    if (edge !== undefined && offers.includes(action)) choices.push({ action, edge });
  }
  return choices.sort((a, b) => b.edge - a.edge);
}

function worthsOf(chart: Chart, values: readonly number[], mayBeSplit: boolean): Worths {
  const { total, soft } = totalOf(values);
  const pair = mayBeSplit ? chart.pairs[values[0] as number] : undefined;
  const worths = pair ?? (soft ? chart.soft : chart.hard)[total];
  if (!worths) throw new RangeError(`no chart tells of ${values.join(", ")}`);
  return worths;
}

/** Returns how basic strategy goes on with hands that may only hit or stand. */
export function hitsByChart(up: number): HitsOn {
  const chart = chartAgainst(up);
  return ({ total, soft }) => {
    const worths = (soft ? chart.soft : chart.hard)[total];
    return worths !== undefined && worths.hit > worths.stand;
  };
}
