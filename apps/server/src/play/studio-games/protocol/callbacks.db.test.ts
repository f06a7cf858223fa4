import { createUserLimit, signOut } from "@houselight/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { houselightSpeaker, hub88Speaker, type Told } from "./testing/speakers.ts";
import {
  names,
  openSpokenHouse,
  send,
  type SpokenHouse,
  type SpokenSeat,
} from "./testing/spoken-house.ts";

let spoken: SpokenHouse;
beforeAll(async () => {
  spoken = await openSpokenHouse();
});
afterAll(async () => expect(await spoken.close()).toEqual([]));

/** Refusals in the words of each protocol, by the house's. */
const WORDS = {
  houselight: {},
  hub88: {
    signature_invalid: "RS_ERROR_INVALID_SIGNATURE",
    session_unknown: "RS_ERROR_INVALID_TOKEN",
    session_ended: "RS_ERROR_TOKEN_EXPIRED",
    currency_mismatch: "RS_ERROR_WRONG_CURRENCY",
    not_enough_money: "RS_ERROR_NOT_ENOUGH_MONEY",
    wager_limit_exceeded: "RS_ERROR_LIMIT_REACHED",
    self_excluded: "RS_ERROR_USER_DISABLED",
    debt_open: "RS_ERROR_USER_DISABLED",
    transaction_mismatch: "RS_ERROR_DUPLICATE_TRANSACTION",
    transaction_rolled_back: "RS_ERROR_TRANSACTION_ROLLED_BACK",
    round_unknown: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
    round_has_win: "RS_ERROR_UNKNOWN",
    malformed_request: "RS_ERROR_WRONG_SYNTAX",
    request_too_large: "RS_ERROR_WRONG_SYNTAX",
    media_type_not_supported: "RS_ERROR_WRONG_SYNTAX",
    not_found: "RS_ERROR_WRONG_SYNTAX",
    call_malformed: "RS_ERROR_WRONG_TYPES",
  },
} as const;
type Refusal = keyof (typeof WORDS)["hub88"];
/** Holds what is left in cents, the refusal, or, where protocols differ, one for each. */
type Expected = number | Refusal | { readonly houselight: Refusal; readonly hub88: Refusal };

describe.each([houselightSpeaker, hub88Speaker])(
  "a studio that speaks $protocol (OPEN-51)",
  (speaker) => {
    let ada: SpokenSeat;
    /** Names of this test: a round, and transactions of it. */
    let round = "";
    let [a = "", b = "", c = "", d = "", e = ""]: string[] = [];
    beforeEach(async () => {
      ada = await spoken.seat(speaker);
      [round = "", a = "", b = "", c = "", d = "", e = ""] = names(6);
    });
    const worded = (expected: Expected): number | string => {
      if (typeof expected === "number") return expected;
      const code = typeof expected === "string" ? expected : expected[speaker.protocol];
      return (WORDS[speaker.protocol] as Partial<Record<Refusal, string>>)[code] ?? code;
    };
    const says = async (told: Told, expected: Expected) =>
      expect(await ada.say({ round, ...told }), JSON.stringify(told)).toBe(worded(expected));
    const bet = (id: string, amount: number, more: Partial<Told> = {}): Told => ({
      kind: "bet",
      id,
      amount,
      ...more,
    });
    const win = (id: string, amount: number, of: string, more: Partial<Told> = {}): Told => ({
      kind: "win",
      id,
      amount,
      of,
      ...more,
    });
    const back = (id: string, of: string): Told => ({ kind: "rollback", id, of });

    it("plays a round", async () => {
      await says({ kind: "balance" }, 10_000);
      await says(bet(a, 100), 9_900);
      await says(win(b, 250, a), 10_150);
      await says({ kind: "balance" }, 10_150);
    });

    it("tells everything twice, and is answered with what is left by then", async () => {
      await says(bet(a, 100), 9_900);
      await says(bet(a, 100), 9_900);
      await says(win(b, 250, a), 10_150);
      await says(win(b, 250, a), 10_150);
      await says(bet(a, 100), 10_150);
      await says(back(c, b), 9_900);
      await says(back(c, b), 9_900);
      await says(back(d, b), 9_900);
      await says(win(b, 250, a), "transaction_rolled_back");
    });

    it("tells the win before the bet, and again behind it", async () => {
      await says(win(b, 250, a), "round_unknown");
      await says(bet(a, 100), 9_900);
      await says(win(b, 250, a), 10_150);
    });

    it("tells one id with other content", async () => {
      await says(bet(a, 100), 9_900);
      await says(bet(a, 101), "transaction_mismatch");
      await says(bet(a, 100, { round: e }), "transaction_mismatch");
      await says(win(a, 100, a), "transaction_mismatch");
      await says(win(b, 250, a), 10_150);
      await says(win(b, 251, a), "transaction_mismatch");
      await says(back(b, a), "transaction_mismatch");
      await says({ kind: "balance" }, 10_150);
    });

    it("wins without a bet, with one of another round, and with one of another player", async () => {
      await says(win(b, 250, a), "round_unknown");
      await says(bet(a, 100), 9_900);
      await says(win(b, 250, a, { round: e }), "round_unknown");
      const noah = await spoken.seat(speaker);
      expect(await noah.say({ round, ...win(b, 250, a) })).toBe(worded("round_unknown"));
    });

    it("takes a bet back: a win of it is not paid, and the bet does not come again", async () => {
      await says(bet(a, 100), 9_900);
      await says(back(b, a), 10_000);
      await says(win(c, 250, a), { houselight: "round_unknown", hub88: "transaction_rolled_back" });
      await says(bet(a, 100), "transaction_rolled_back");
      await says({ kind: "balance" }, 10_000);
    });

    it("takes back what never came, which is remembered", async () => {
      await says(back(b, a), 10_000);
      await says(back(b, a), 10_000);
      await says(bet(a, 100), "transaction_rolled_back");
      await says(win(c, 5, a), { houselight: "round_unknown", hub88: "transaction_rolled_back" });
      await says({ kind: "balance" }, 10_000);
    });

    it("takes a bet back that has won, once the win is", async () => {
      await says(bet(a, 100), 9_900);
      await says(win(b, 250, a), 10_150);
      await says(back(c, a), "round_has_win");
      await says(back(d, b), 9_900);
      await says(back(e, a), 10_000);
    });

    it("takes back a win that is spent: a debt remains, and keeps from staking", async () => {
      await says(bet(a, 10_000), 0);
      await says(win(b, 3_000, a), 3_000);
      await says(bet(c, 2_500, { round: e }), 500);
      await says(back(d, b), 0);
      await says(bet(e, 1, { round: d }), "debt_open");
    });

    it("stakes more than there is", async () => {
      await says(bet(a, 10_001), "not_enough_money");
      await says(win(b, 1, a), "round_unknown");
      await says({ kind: "balance" }, 10_000);
    });

    it("says another currency than the session's", async () => {
      await says(bet(a, 100, { currency: "CAD" }), "currency_mismatch");
      await says(bet(b, 100), 9_900);
      await says(win(c, 250, b, { currency: "CAD" }), "currency_mismatch");
      await says(win(c, 250, b), 10_150);
    });

    const ends: [string, Refusal, () => Promise<unknown>][] = [
      [
        "the player excluded themself",
        "self_excluded",
        () =>
          spoken.house.database.query(
            `insert into compliance.restrictions (player_id, excluded_until) values ($1, '2100-01-01')`,
            [ada.playerId],
          ),
      ],
      [
        "a limit is reached",
        "wager_limit_exceeded",
        () =>
          ada.caller.call(createUserLimit, {
            body: {
              type: "wager",
              period: "day",
              accounts: [{ currency: "EUR", amount_cents: 1 }],
            },
          } as never),
      ],
      ["the player signed out", "session_ended", () => ada.caller.call(signOut, {})],
      [
        "the session's time is over",
        "session_ended",
        async () => spoken.clock.advance(13 * 3_600_000),
      ],
    ];
    it.each(ends)("is paid and may take back after %s; a bet is refused", async (_, code, end) => {
      await says(bet(a, 100), 9_900);
      await says(bet(b, 100, { round: e }), 9_800);
      await end();
      await says(bet(c, 2), code);
      await says(bet(c, 2, { round: d }), code);
      await says(bet(a, 100), 9_800);
      await says(win(d, 250, a), 10_050);
      await says(back(c, b), 10_150);
    });

    it("tells one bet, win and rollback thirty times at once", async () => {
      const thirty = (told: Told) =>
        Promise.all(Array.from({ length: 30 }, () => ada.say({ round, ...told })));
      expect(new Set(await thirty(bet(a, 100)))).toEqual(new Set([9_900]));
      expect(new Set(await thirty(win(b, 300, a)))).toEqual(new Set([10_200]));
      expect(new Set(await thirty(back(c, b)))).toEqual(new Set([9_900]));
    });

    it("has a copy of a refused bet that comes true for nobody", async () => {
      const { path, body } = speaker.write(ada.session, { round, ...bet(a, 20_000) });
      const headers = speaker.prove(path, body, spoken.clock.now());
      const first = await send(spoken.url, speaker, { path, body, headers });
      expect(speaker.read(first.said)).toBe(worded("not_enough_money"));
      await says(bet(b, 100, { round: e }), 9_900);
      await says(win(c, 30_000, b, { round: e }), 39_900);
      const again = await send(spoken.url, speaker, { path, body, headers });
      expect([409, 200]).toContain(again.status);
      expect(speaker.read(again.said)).toBeTypeOf("string");
      await says({ kind: "balance" }, 39_900);
    });

    it.each<[string, Refusal, (body: string) => { body?: string; path?: string; type?: string }]>([
      ["is signed over another body", "signature_invalid", (body) => ({ body: `${body} ` })],
      ["is no JSON", "malformed_request", () => ({ body: "{" })],
      ["is too large", "request_too_large", () => ({ body: `"${"x".repeat(70_000)}"` })],
      ["is no JSON by its type", "media_type_not_supported", () => ({ type: "text/plain" })],
      ["has a path that is none", "not_found", () => ({ path: "wallet/give" })],
      ["has a path with another part", "not_found", () => ({ path: "user/wallet" })],
    ])("is answered in its own words when a call %s", async (_, code, change) => {
      const told = { round, ...bet(a, 100) };
      const { path, body } = speaker.write(ada.session, told);
      const headers = speaker.prove(path, body, spoken.clock.now());
      const changed = change(body);
      const { status, said } = await send(spoken.url, speaker, {
        path: changed.path ?? path,
        body: changed.body ?? body,
        headers: { ...headers, "content-type": changed.type ?? "application/json" },
      });
      expect(speaker.read(said)).toBe(worded(code));
      expect(status).toBeLessThan(500);
      await says({ kind: "balance" }, 10_000);
    });

    it("names a session that nobody has", async () => {
      const { path, body } = speaker.write(
        { ...ada.session, token: "x".repeat(43) },
        { round, ...bet(a, 100) },
      );
      const headers = speaker.prove(path, body, spoken.clock.now());
      const { said } = await send(spoken.url, speaker, { path, body, headers });
      expect(speaker.read(said)).toBe(worded("session_unknown"));
    });
  },
);
