import { BUNDLED_RATES } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import type { AddCommand, WagerOwner } from "../command.ts";
import { NO_SHARES, NOT_PAID, type Wager } from "../wager.ts";
import { decideAdd, type Standing } from "./decide-stake.ts";

const AT = new Date("2026-05-01T12:00:00Z");
const owner: WagerOwner = {
  name: "trial",
  account: "house:gaming",
  begin: async () => null,
  finish: async () => {},
};
const standing: Standing = {
  account: {
    playerId: 7n,
    currency: "EUR",
    active: true,
    cash: 100_000n,
    bonus: 0n,
    held: 0n,
    stakes: 150n,
    debt: 0n,
    version: 4n,
  },
  indebted: false,
  restriction: undefined,
  rates: BUNDLED_RATES,
};
const id = "11111111-1111-4111-8111-111111111111";
const open = (licence: string): Wager => ({
  playerId: 7n,
  id,
  bodyHash: "body",
  owner: "trial",
  subject: "trial",
  licence,
  currency: "EUR",
  status: "open",
  stake: { cash: 150n, bonus: 0n, house: 0n },
  open: { cash: 150n, bonus: 0n, house: 0n },
  cashedOut: NO_SHARES,
  paid: NOT_PAID,
  cashedOutPaid: NOT_PAID,
  winsTo: "cash",
  sessionId: null,
  country: null,
  record: "begun",
  cashAfter: 100_000n,
  bonusAfter: 0n,
  versionAfter: 4n,
  placedAt: AT,
});
/** Adds to a stake of 150, and returns why not; null where it is taken. */
function adding(licence: string, cost: bigint, part: Partial<AddCommand>): string | null {
  const command: AddCommand = {
    kind: "add",
    owner,
    playerId: 7n,
    id: "22222222-2222-4222-8222-222222222222",
    bodyHash: "step",
    wagerId: id,
    dateOfBirth: null,
    detailsMissing: false,
    offer: () => ({ stake: cost, play: () => ({ record: "step", detail: null }) }),
    ...part,
  };
  const decided = decideAdd(standing, open(licence), command, null, AT);
  return "refused" in decided ? decided.refused : null;
}

describe("a further stake on an open wager of 150", () => {
  // The day of the test is 1 May 2026: under 25 a slot takes EUR 2, from the birthday on EUR 5.
  it.each([
    ["GB", "slots", "2001-05-02", 50n, null],
    ["GB", "slots", "2001-05-02", 51n, "stake_above_licence"],
    ["GB", "slots", "2001-05-01", 350n, null],
    ["GB", "slots", "2001-05-01", 351n, "stake_above_licence"],
    ["GB", "slots", null, 51n, "stake_above_licence"],
    ["GB", "other", "2001-05-02", 5000n, null],
    ["GB", undefined, "2001-05-02", 5000n, null],
    ["CW", "slots", "2001-05-02", 5000n, null],
    ["DE", "other", "1990-01-01", 1n, "stake_above_licence"],
    // A step that costs nothing ends what was begun.
    ["GB", "slots", "2001-05-02", 0n, null],
  ] as const)(
    "under %s, on %s, born %s, of %d is refused: %s",
    (licence, roundKind, dateOfBirth, cost, refused) =>
      expect(adding(licence, cost, { dateOfBirth, ...(roundKind ? { roundKind } : {}) })).toBe(
        refused,
      ),
  );

  it("waits for what the licence asks of its player, and a step that costs nothing does not", () => {
    expect(adding("CW", 1n, { detailsMissing: true })).toBe("details_missing");
    expect(adding("CW", 0n, { detailsMissing: true })).toBeNull();
  });
});
