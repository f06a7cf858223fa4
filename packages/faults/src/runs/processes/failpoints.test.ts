import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChildHouse } from "../../child-house.ts";
import type { Trial } from "../../run-trial.ts";
import { endOften } from "./failpoints.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A trial of one house, which ends by itself at so many of its starts with a failpoint. */
function trialOf(endsBefore: number) {
  let starts = 0;
  const house: ChildHouse = {
    url: "http://127.0.0.1:9",
    pid: () => 1,
    kill: async () => {},
    end: async () => 0,
    gone: () => (starts++ < endsBefore ? Promise.resolve() : new Promise(() => {})),
    restart: async () => 0.5,
  };
  const broken: string[] = [];
  const trial = {
    houses: [house],
    draw: () => 0,
    recoveries: [] as number[],
    injected: 0,
    expect: (holds: boolean, sentence: string) => void (holds || broken.push(sentence)),
  };
  return { trial: trial as unknown as Trial, broken };
}

async function endThrice(trial: Trial): Promise<void> {
  const ended = endOften(trial, "before_commit", 3);
  await vi.advanceTimersByTimeAsync(60_000);
  await ended;
}

it("counts the ends at a failpoint, and none of a house that had to be killed", async () => {
  const { trial, broken } = trialOf(2);
  await endThrice(trial);
  expect(trial.injected).toBe(2);
  expect(trial.recoveries).toHaveLength(4);
  expect(broken).toEqual([]);
});

it("is a fault of the run where the house never ends by itself", async () => {
  const { trial, broken } = trialOf(0);
  await endThrice(trial);
  expect(broken).toEqual(["the house never ends at its failpoint"]);
});
