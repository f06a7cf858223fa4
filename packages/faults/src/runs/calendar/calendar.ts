import type { Environment } from "../../child-house.ts";
import type { Fault, FaultOptions, FaultResult } from "../../fault.ts";
import { rest } from "../../fault.ts";
import { EMBEDDED, runTrial, type Trial } from "../../run-trial.ts";
import { shiftDate, shiftTo } from "../../world/shift-date.ts";
import { DayBook } from "./day-book.ts";
import { type Edge, EDGES, LOCALE } from "./edges.ts";
import { registerAtAge } from "./try-birthday.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A house has come up, and players are in, so long after its start at most; no session is over by then. */
const LEAD_MS = 20 * MINUTE_MS;
/** So long before the edge the house starts again: it has come up by then, and what comes before is done. */
const UNTIL_EDGE_MS = 75_000;
const LOADED = new URL("../../world/skewed-date.ts", import.meta.url).href;

/** Plays across an edge, and over the next days. The embedded house has the time of its process; ours is the same. */
async function edgeTrial(options: FaultOptions, edge: Edge): Promise<FaultResult> {
  const begun = shiftTo(new Date(edge.at.getTime() - LEAD_MS));
  shiftDate(begun);
  let book: DayBook | undefined;
  try {
    return await runTrial(
      {
        ...options,
        fault: "F21",
        database: EMBEDDED,
        env: { ...dated(begun), TZ: edge.timeZone, LC_ALL: LOCALE },
        atEnd: async (trial) => {
          if (book) await passDays(trial, edge, book);
          return async () => [];
        },
      },
      async (trial) => {
        book = await DayBook.open(trial, says(trial, edge));
        await cross(options, trial, edge, book);
      },
    );
  } finally {
    shiftDate(0);
  }
}

const dated = (byMs: number): Environment => ({
  NODE_OPTIONS: `--import=${LOADED}`,
  SKEWED_BY_MS: String(byMs),
});

const says = (trial: Trial, edge: Edge) => (holds: boolean, sentence: string) =>
  trial.expect(holds, `${edge.name}: ${sentence}`);

/** Puts the house and this process at a moment. */
async function goTo({ houses, recoveries }: Trial, moment: Date): Promise<void> {
  const [house] = houses;
  await house?.kill();
  const by = shiftTo(moment);
  shiftDate(by);
  recoveries.push((await house?.restart(dated(by))) ?? 0);
}

/** Plays until the edge and behind it, and registers somebody who is old enough from it on. */
async function cross(
  options: FaultOptions,
  trial: Trial,
  edge: Edge,
  book: DayBook,
): Promise<void> {
  const say = says(trial, edge);
  const before = new Date(edge.at.getTime() - UNTIL_EDGE_MS);
  say(new Date() < before, "the house came up too late");
  await goTo(trial, before);
  const young = await registerAtAge(trial.workload.nextUrl, edge);
  await book.play();
  say(new Date() < edge.at, "what is done before the edge took too long");
  say(young === null || young === 422, `a day too young, a registration is answered ${young}`);
  await rest(Math.max(0, edge.at.getTime() - Date.now()));
  trial.injected++;
  await rest((options.seconds * 1000) / 2);
  const old = await registerAtAge(trial.workload.nextUrl, edge);
  say(old === null || old === 201, `on the day itself, a registration is answered ${old}`);
  await book.play();
}

/** Goes to the end of the day and into the next one, and holds each day against the book. */
async function passDays(trial: Trial, edge: Edge, book: DayBook): Promise<void> {
  const midnight = (Math.floor(edge.at.getTime() / DAY_MS) + 1) * DAY_MS;
  for (const moment of [midnight - MINUTE_MS, midnight + MINUTE_MS]) {
    await goTo(trial, new Date(moment));
    await book.comeBack();
    await book.play();
    trial.injected++;
  }
  trial.figures["deposits_of_days"] = await book.compare();
}

/** F21: dates and clocks that calendars are odd at. */
export const calendar: Fault = {
  id: "F21",
  title:
    "clocks go forward and back, a leap day ends, on machines of other zones and another language",
  run: async (options) => {
    const results: FaultResult[] = [];
    for (const edge of EDGES) {
      options.progress(`F21: ${edge.name}`);
      const result = await edgeTrial(options, edge);
      for (const violation of result.violations) options.progress(violation);
      results.push(result);
    }
    return results;
  },
};
