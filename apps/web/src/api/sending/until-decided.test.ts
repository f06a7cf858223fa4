import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallError, RefusedError } from "../errors.ts";
import { AGAIN_MS, untilDecided } from "./until-decided.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A house that answers one attempt after another. */
function houseOf(...answers: (string | Error)[]) {
  const send = vi.fn(async () => {
    const answer = answers[send.mock.calls.length - 1] ?? "late";
    if (typeof answer === "string") return answer;
    throw answer;
  });
  return send;
}

const LOST = new CallError("", null);
const BUSY = new RefusedError(503, []);
const TOO_OFTEN = new RefusedError(429, []);
const SIGNED_OUT = new RefusedError(401, []);
const REFUSED = new RefusedError(422, []);

describe("a command that is sent until the house has decided", () => {
  it.each([LOST, BUSY, TOO_OFTEN])("is sent again after %s", async (error) => {
    const [send, unanswered] = [houseOf(error, error, "taken"), vi.fn()];
    const decided = untilDecided(send, { life: { isOver: false }, unanswered });
    await vi.advanceTimersByTimeAsync(2 * AGAIN_MS);
    expect(await decided).toEqual({ answer: "taken" });
    expect(send).toHaveBeenCalledTimes(3);
    expect(unanswered).toHaveBeenCalledTimes(2);
  });

  it("ends with what the house refuses", async () => {
    const send = houseOf(LOST, REFUSED);
    const decided = untilDecided(send, { life: { isOver: false }, unanswered: vi.fn() });
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect(await decided).toEqual({ refused: REFUSED });
  });

  it("ends undecided once nobody is signed in", async () => {
    const send = houseOf(LOST, SIGNED_OUT);
    const decided = untilDecided(send, { life: { isOver: false }, unanswered: vi.fn() });
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect(await decided).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("is not sent for the next player of the page", async () => {
    const [send, life] = [houseOf(LOST), { isOver: false }];
    const decided = untilDecided(send, { life, unanswered: vi.fn() });
    life.isOver = true;
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect(await decided).toBeNull();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("tells a page that was left of nothing", async () => {
    const life = { isOver: false };
    const send = vi.fn(async () => {
      life.isOver = true;
      return "taken";
    });
    expect(await untilDecided(send, { life, unanswered: vi.fn() })).toBeNull();
  });
});
