import { describe, expect, it } from "vitest";
import { realityRefusal, realityTimes } from "./reality-rules.ts";

const BEGAN = new Date("2027-03-01T10:00:00Z");
const after = (minutes: number) => new Date(BEGAN.getTime() + minutes * 60_000);
const standing = (realityMinutes: number | null, answeredAfter?: number) => ({
  realityMinutes,
  realityAnsweredAt: answeredAfter === undefined ? null : after(answeredAfter),
});
const FREE = { realityCheckMinutes: null, realityBreakMinutes: 0 };
const ASKS = { realityCheckMinutes: 60, realityBreakMinutes: 0 };
const PAUSES = { realityCheckMinutes: 60, realityBreakMinutes: 5 };

describe("a reality check", () => {
  it.each([
    ["of nobody", undefined, FREE, 10_000, null],
    ["of a licence, before", undefined, ASKS, 59.99, null],
    ["of a licence, when its minutes are over", undefined, ASKS, 60, "reality_check_due"],
    ["of the player, before", standing(15), FREE, 14.99, null],
    ["of the player, when its minutes are over", standing(15), FREE, 15, "reality_check_due"],
    ["of both: the fewer minutes", standing(30), ASKS, 30, "reality_check_due"],
    ["of both: the licence's stay", standing(120), ASKS, 60, "reality_check_due"],
    ["counts from the last answer", standing(null, 70), ASKS, 129.99, null],
    ["comes again", standing(null, 70), ASKS, 130, "reality_check_due"],
    ["counts from the session where that began later", standing(15, -90), FREE, 14.99, null],
    [
      "is followed by the licence's break",
      standing(null, 60),
      PAUSES,
      64.99,
      "reality_check_break",
    ],
    ["lets play go on after the break", standing(null, 60), PAUSES, 65, null],
    ["counts from the end of the break", standing(null, 60), PAUSES, 124.99, null],
    ["comes again after the break", standing(null, 60), PAUSES, 125, "reality_check_due"],
    [
      "of a break from before: a new session waits too",
      standing(null, -2),
      PAUSES,
      2,
      "reality_check_break",
    ],
    [
      "of the player alone has no break",
      standing(15, 60),
      { ...PAUSES, realityCheckMinutes: null },
      61,
      null,
    ],
  ] as const)("%s", (_, player, licence, minutes, refusal) =>
    expect(realityRefusal(player, licence, BEGAN, after(minutes))).toBe(refusal),
  );

  it("asks nobody who is not signed in", () =>
    expect(realityRefusal(undefined, ASKS, null, after(600))).toBeNull());

  it("is due at one moment, whoever asks", () =>
    expect(realityTimes(standing(null, 60), PAUSES, BEGAN)).toEqual({
      minutes: 60,
      dueAt: after(125),
      breakUntil: after(65),
    }));
});
