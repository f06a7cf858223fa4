import { VERIFICATION_STATUSES } from "@houselight/contracts";
import { expect, it } from "vitest";
import { identityAt, renewalStep } from "./renewal.ts";
import type { Actor } from "./transitions.ts";

const END = new Date("2026-05-31T00:00:00Z");
const before = (ms: number) => new Date(END.getTime() - ms);
const MONTH_MS = 30 * 86_400_000;

it.each([
  ["verified", null, before(MONTH_MS + 1), null],
  ["verified", null, before(MONTH_MS), "open"],
  ["verified", null, before(1), "open"],
  ["verified", null, END, null],
  ["verified", "pending", before(1), "pending"],
  ["verified", "pending", END, null],
  ["verified", "rejected", before(1), "rejected"],
  ["rejected", null, before(1), null],
  ["pending", null, before(1), null],
] as const)(
  "the renewal of what is %s, with %s on record, at %s is %s",
  (status, renewal, at, now) =>
    expect(identityAt(status, { expiresAt: END, renewal }, at)).toEqual({ status, renewal: now }),
);

it("is none of what has no end", () =>
  expect(identityAt("verified", { expiresAt: null, renewal: null }, END).renewal).toBeNull());

it("is begun by who shows documents and answered by who checks them, and by nobody else", () => {
  const steps = (actor: Actor) =>
    ([null, "open", "pending", "rejected"] as const).flatMap((renewal) =>
      VERIFICATION_STATUSES.flatMap((after) => {
        const step = renewalStep(actor, { status: "verified", renewal }, after);
        return step ? [`${renewal} ${after} ${step}`] : [];
      }),
    );
  const begin = ["open pending begin", "rejected pending begin"];
  const answer = ["pending verified accept", "pending rejected refuse"];
  expect(steps("player")).toEqual(begin);
  expect(steps("provider")).toEqual([begin[0], ...answer, begin[1]]);
  expect(steps("operator")).toEqual(answer);
  expect(steps("house")).toEqual([]);
});
