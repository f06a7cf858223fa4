import { describe, expect, it, vi } from "vitest";
import type { PlaceCommand, WagerOwner } from "../command.ts";
import { placingRefusal, playersWhoWait, maxStakeRefusal } from "./licence-limits.ts";

const AT = new Date("2026-05-01T12:00:00Z");
const before = (ms: number) => new Date(AT.getTime() - ms);
const owner: WagerOwner = {
  name: "trial",
  account: "house:gaming",
  begin: async () => null,
  finish: async () => {},
};
const command = (part: Partial<PlaceCommand> = {}): PlaceCommand => ({
  kind: "place",
  owner,
  playerId: 7n,
  id: "11111111-1111-4111-8111-111111111111",
  bodyHash: "body",
  subject: "trial",
  licence: "XX",
  roundKind: "slots",
  currency: "EUR",
  stake: 100n,
  sessionId: null,
  sessionBeganAt: null,
  dateOfBirth: null,
  detailsMissing: false,
  country: null,
  play: vi.fn(),
  ...part,
});

describe("the largest stake of a licence", () => {
  it.each([
    ["XX", "EUR", 100n, null],
    ["XX", "EUR", 101n, "stake_above_licence"],
    ["XX", "NOK", 1169n, null],
    ["XX", "NOK", 1170n, "stake_above_licence"],
    ["CW", "EUR", 10n ** 12n, null],
  ])("of %s, %s, for %d is %s", (licence, currency, stake, refused) =>
    expect(maxStakeRefusal({ licence, currency, stake }, command(), AT)).toBe(refused),
  );
});

describe("a round under a licence that makes rounds wait five seconds", () => {
  it.each([
    ["slots", undefined, null],
    ["slots", 0, "round_too_soon"],
    ["slots", 4999, "round_too_soon"],
    ["slots", 5000, null],
    [undefined, 0, null],
  ] as const)("of %s, %s ms after the last one, is refused: %s", (roundKind, ms, refused) => {
    const one = command(roundKind ? { roundKind } : {});
    const { roundKind: _, ...free } = one;
    const last = ms === undefined ? undefined : before(ms);
    expect(placingRefusal(roundKind ? one : free, last, AT)).toBe(refused);
  });

  it("waits with other games too, where they are offered", () => {
    const one = command({ licence: "GB", roundKind: "other" });
    expect([4999, 5000].map((ms) => placingRefusal(one, before(ms), AT))).toEqual([
      "round_too_soon",
      null,
    ]);
  });

  it("does not wait elsewhere", () =>
    expect(placingRefusal(command({ licence: "CW" }), AT, AT)).toBeNull());
});

describe("the largest stake on a slot by age", () => {
  // The day of the test is 1 May 2026.
  it.each([
    ["GB", "slots", "2001-05-01", 500n, null],
    ["GB", "slots", "2001-05-01", 501n, "stake_above_licence"],
    ["GB", "slots", "2001-05-02", 200n, null],
    ["GB", "slots", "2001-05-02", 201n, "stake_above_licence"],
    ["GB", "slots", null, 201n, "stake_above_licence"],
    ["GB", "other", "2001-05-02", 10_000n, null],
    ["GB", undefined, "2001-05-02", 10_000n, null],
    ["CW", "slots", "2001-05-02", 10_000n, null],
  ] as const)(
    "under %s, on %s, born %s, %d is %s",
    (licence, kind, dateOfBirth, stake, refused) => {
      const { roundKind: _, ...rest } = command({ licence, dateOfBirth, stake });
      expect(placingRefusal(kind ? { ...rest, roundKind: kind } : rest, undefined, AT)).toBe(
        refused,
      );
    },
  );
});

describe("a game that a licence does not offer (LICENCE-02)", () => {
  it.each([
    ["DE", "slots", false, null],
    ["DE", "slots", true, "game_not_offered"],
    ["DE", "other", false, "game_not_offered"],
    ["XX", "other", false, "game_not_offered"],
    ["GB", "other", true, null],
    // A ticket is no game.
    ["DE", undefined, false, null],
  ] as const)("under %s, %s, jackpot %s: %s", (licence, kind, jackpot, refused) => {
    const { roundKind: _, ...rest } = command({ licence, jackpot });
    expect(placingRefusal(kind ? { ...rest, roundKind: kind } : rest, undefined, AT)).toBe(refused);
  });
});

it("asks for the last round of those alone who must wait, once each", () => {
  const all = [command(), command(), command({ playerId: 8n, licence: "CW" })];
  expect(playersWhoWait(all)).toEqual([7n]);
  expect(playersWhoWait([command({ licence: "CW" })])).toEqual([]);
});
