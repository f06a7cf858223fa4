import { createHmac, randomUUID } from "node:crypto";
import { blockMessage, createDraw, recordDraw } from "@houselight/game-maths/fairness";
import { brokenInvariants, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectRestrictions } from "#entitlements/compliance";
import { playerStatistics, selectWagers } from "#money/wagers";
import { type Database, migrate, openEmbedded } from "#platform/database";
import { sha256 } from "#platform/ids";
import { keptView } from "#play/house-games";
import { houseMigrations } from "#app";
import { selectRoundRecords } from "../audit/round-record-store.ts";

/** The migrations that gave wagers one form, and those that follow from them: a house from before has none of these. */
const SINCE = [
  "wallet/0004-debts.sql",
  "fairness/0001-pairs.sql",
  "fairness/0002-chains.sql",
  "fairness/0003-open-pairs.sql",
  "compliance/0002-restrictions.sql",
  "compliance/0003-limits.sql",
  "compliance/0004-frozen.sql",
  "compliance/0005-one-row-a-player.sql",
  "compliance/0006-reality-checks.sql",
  "wagers/0003-one-form-of-wager.sql",
  "wagers/0004-play-sums.sql",
  "wagers/0005-open-wagers-of-a-player.sql",
  "wagers/0006-steps-stand-with-commands.sql",
  "wagers/0007-kept-wins.sql",
  "outbox/0004-bundles.sql",
  "outbox/0005-bundles-in-columns.sql",
  "outbox/0006-numbers-after-a-restore.sql",
];
const SEED = "5e".repeat(32);
const NEXT = "7a".repeat(32);
const PLAYER = 1001n;
const roundIds: readonly string[] = [randomUUID(), randomUUID()];

let kit: TestHouse;
beforeAll(async () => {
  const database = await openEmbedded();
  const before = (await houseMigrations()).filter(
    ({ module, name }) => !SINCE.includes(`${module}/${name}`),
  );
  await migrate(database, before);
  await playBefore(database);
  kit = await openTestHouse({ database });
});
afterAll(() => kit.close());

/** The stops that the seeds give, as that house drew them. */
function drawnBy(nonce: number): readonly number[] {
  const { draw, drawn } = recordDraw(
    createDraw((block) =>
      createHmac("sha256", SEED)
        .update(blockMessage("mine", nonce, block))
        .digest(),
    ),
  );
  draw(37);
  return drawn;
}

/** Two rounds of roulette on one number, under seeds that were shown since, and a block. */
async function playBefore(database: Database): Promise<void> {
  await database.query(
    "insert into wallet.accounts (player_id, currency, active) values ($1, 'EUR', true)",
    [PLAYER],
  );
  const transfer = `insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount)
    values ($1, $2, $3, $4, 'EUR', $5, $6, $7)`;
  await database.query(transfer, [
    PLAYER,
    randomUUID(),
    0,
    "correction",
    "house:adjustments",
    "cash",
    1000n,
  ]);
  await database.query(
    `insert into wagers.seeds (player_id, server_seed, server_seed_hash, client_seed, next_server_seed, next_server_seed_hash, revealed_at)
     values ($1, $2, $3, 'mine', $4, $5, now()), ($1, $4, $5, 'yours', $2, $3, null)`,
    [PLAYER, SEED, sha256(SEED), NEXT, sha256(NEXT)],
  );
  let cash = 1000n;
  for (const [nonce, id] of roundIds.entries()) {
    const draws = drawnBy(nonce);
    // The first round bets on the number that comes, the second on another.
    const number = nonce === 0 ? draws[0] : ((draws[0] as number) + 1) % 37;
    const payout = nonce === 0 ? 360n : 0n;
    await database.query(transfer, [PLAYER, id, 0, "stake", "cash", "house:gaming", 10n]);
    if (payout > 0n)
      await database.query(transfer, [PLAYER, id, 2, "payout", "house:gaming", "cash", payout]);
    cash += payout - 10n;
    await database.query(
      `insert into wagers.rounds (player_id, id, body_hash, game, game_version, licence, currency, status, stake_cash,
         stake_bonus, payout, seed_id, nonce, bet, draws, cash_after, bonus_after, version_after, created_at)
       values ($1, $2, $3, 'european-roulette', '1.0.0', 'CW', 'EUR', 'settled', 10, 0, $4, 1, $5, $6, $7, $8, 0, 3, now())`,
      [
        PLAYER,
        id,
        sha256(id),
        payout,
        nonce,
        JSON.stringify({
          kind: "roulette",
          bets: [{ spot: `straight-${number}`, amount_cents: 10 }],
        }),
        draws,
        cash,
      ],
    );
    await database.query(
      "insert into outbox.events (name, player_id, payload) values ('wager.settled', $1, $2)",
      [PLAYER, JSON.stringify({ roundId: id, game: "european-roulette" })],
    );
  }
  await database.query(
    `insert into compliance.blocks (player_id, starts_at, ends_at, reason, operator)
     values ($1, '2027-01-01', '2027-02-01', 'asked for it', null)`,
    [PLAYER],
  );
  await database.query("update wallet.accounts set blocked_until = '2027-02-01'");
}

describe("a house from before wagers had one form", () => {
  it("keeps its books", async () => {
    expect(await brokenInvariants(kit.house)).toEqual([]);
  });

  it("shows its rounds as they were, under the seeds they were drawn from", async () => {
    const names = roundIds.map((id) => ({ playerId: PLAYER, id }));
    for (const wager of await selectWagers(kit.house.database, names)) {
      const nonce = roundIds.indexOf(wager.id);
      const view = await keptView(kit.house, wager);
      expect(view).toMatchObject({
        payout_cents: nonce === 0 ? 360 : 0,
        outcome: { kind: "roulette", number: drawnBy(nonce)[0] },
        fairness: { server_seed: SEED, client_seed: "mine", nonce },
      });
      const [record] = await selectRoundRecords(kit.house.database, wager.id);
      expect(record).toMatchObject({ draws: drawnBy(nonce), serverSeed: SEED, stake: 10n });
    }
  });

  it("goes on with the pair that was in use, sealed now", async () => {
    const [row] = await kit.house.database.query<{ sealed_seed: string; nonce: bigint }>(
      `select p.sealed_seed, c.nonce from fairness.counters c
       join fairness.pairs p on p.player_id = c.player_id and p.id = c.pair_id`,
    );
    expect(row?.nonce).toBe(0n);
    expect(row?.sealed_seed).not.toContain(NEXT);
  });

  it("counts what was played before in the player's statistics", async () => {
    expect(await playerStatistics(kit.house, PLAYER)).toMatchObject([
      { currency: "EUR", rounds: 2, staked_cents: 20, won_cents: 360 },
    ]);
  });

  it("keeps what was told, each event on its own", async () => {
    const told = await kit.house.database.query<{ payload: object }>(
      "select payload from outbox.events where name = 'wager.settled' and player_id = $1 order by id",
      [PLAYER],
    );
    expect(told.map(({ payload }) => payload)).toEqual(
      roundIds.map((roundId) => ({ roundId, game: "european-roulette" })),
    );
  });

  it("keeps its blocks in force", async () => {
    const [row] = await kit.house.database.query<{ blocked_until: Date }>(
      "select blocked_until from compliance.restrictions where player_id = $1",
      [PLAYER],
    );
    expect(row?.blocked_until).toEqual(new Date("2027-02-01T00:00:00Z"));
  });
});

const LIMITED_AT = new Date("2026-05-06T08:00:00.123Z");
const DAY = new Date("2026-05-06T00:00:00Z");

describe("a house in which each limit was a row of its own", () => {
  it("keeps what they left, blocks beside them", async () => {
    const database = await openEmbedded();
    const all = await houseMigrations();
    await migrate(
      database,
      all.filter(
        ({ module, name }) => `${module}/${name}` !== "compliance/0005-one-row-a-player.sql",
      ),
    );
    for (const type of ["wager", "loss", "session"])
      await database.query(
        `insert into compliance.limits (player_id, type, period, created_at) values (7, $1, 'day', $2)`,
        [type, LIMITED_AT],
      );
    const rows = [
      [1, "EUR", "wager", 500, 40],
      [1, "USD", "wager", 900, 0],
      [2, "EUR", "loss", 300, -20],
      [3, "", "session", 5400, 60],
    ];
    for (const [limit, currency, type, amount, used] of rows)
      await database.query(
        `insert into compliance.budgets values (7, $1, $2, $3, 'day', $4, $5, $6, $7)`,
        [limit, currency, type, LIMITED_AT, amount, used, DAY],
      );
    await database.query(
      "insert into compliance.restrictions (player_id, blocked_until) values (7, $1), (8, $1)",
      [LIMITED_AT],
    );
    await migrate(database, all);
    const found = await selectRestrictions(database, [7n, 8n]);
    expect(found.get(8n)).toMatchObject({ blockedUntil: LIMITED_AT, budgets: [] });
    expect(found.get(7n)).toMatchObject({ blockedUntil: LIMITED_AT, excludedUntil: null });
    expect(found.get(7n)?.budgets).toEqual(
      rows.map(([limit, currency, type, amount, used]) => ({
        playerId: 7n,
        limitId: BigInt(limit as number),
        currency,
        type,
        period: "day",
        createdAt: LIMITED_AT,
        amount: BigInt(amount as number),
        used: BigInt(used as number),
        windowStartsAt: DAY,
        windowEndsAtMs: 0,
      })),
    );
    const checks = await database.query("select player_id from compliance.session_checks");
    expect(checks).toEqual([{ player_id: 7n }]);
    await database.close();
  });
});
