import { describe, expect, it } from "vitest";
import { requestIds } from "./request-ids.ts";

describe("the id of a request", () => {
  const refund = { amount_cents: 500, reason: "goodwill" };

  it("stays while the same is sent again, and is another for another body", () => {
    const { idOf } = requestIds();
    const first = idOf(refund);
    expect(idOf({ ...refund })).toBe(first);
    expect(idOf({ ...refund, amount_cents: 600 })).not.toBe(first);
  });

  it("is another once it was done: the same asked for anew is not answered with what was done before", () => {
    const { idOf, done } = requestIds();
    const first = idOf(refund);
    done();
    expect(idOf(refund)).not.toBe(first);
  });
});
