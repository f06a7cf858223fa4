import { createHash, createHmac } from "node:crypto";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { LIVE_TABLES, sharedOutcome } from "@houselight/game-maths/live-tables";
import { describe, expect, it } from "vitest";
import { checkTableRound } from "./check-table-round.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const IDS = ["one", "two", "three"];
const SEED = "5e".repeat(32);

describe.each(LIVE_TABLES.map((form) => [form.slug, form] as const))(
  "a round of %s",
  (table, form) => {
    const game = form.game.current;
    const seed_hash = sha256(SEED);
    const salt = IDS.reduce((before, id) => sha256(`${before}:${id}`), seed_hash);
    const draw = createDraw((block) =>
      createHmac("sha256", SEED)
        .update(blockMessage(salt, 7, block))
        .digest(),
    );
    const outcome = sharedOutcome(game, draw);
    const round = {
      table,
      game_version: game.version,
      seed: SEED,
      seed_hash,
      salt,
      nonce: 7,
      entries: 3,
      // Fields of an answer may stand in another order.
      outcome: Object.fromEntries(Object.entries(outcome).toReversed()) as typeof outcome,
    };
    const check = (parts: object, ids = IDS) =>
      checkTableRound(
        { ...round, ...parts },
        (async function* () {
          yield ids.slice(0, 2);
          yield ids.slice(2);
        })(),
      );

    it("agrees as it was played", async () =>
      expect(await check({})).toEqual({ seed: true, salt: true, outcome: true }));

    it("does not agree where something was altered", async () => {
      expect(await check({ seed_hash: sha256("other") })).toMatchObject({ seed: false });
      expect(await check({}, ["one", "three", "two"])).toMatchObject({ salt: false });
      expect(await check({ entries: 4 })).toMatchObject({ salt: false });
      expect(await check({ outcome: { ...outcome, extra: 1 } })).toMatchObject({ outcome: false });
      expect(await check({ seed: null })).toBeNull();
      expect(await check({ game_version: "0.0.1" })).toBeNull();
    });
  },
);
