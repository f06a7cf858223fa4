import { createHash, createHmac } from "node:crypto";
import { type Game, lanternTide, europeanRoulette, replayRound } from "@houselight/game-maths";
import { blockMessage, createDraw, recordDraw } from "@houselight/game-maths/fairness";
import { describe, expect, it } from "vitest";
import { NotVerifiable, type RoundToVerify, readRoundAnswer, verifyRound } from "./verify-round.ts";

const serverSeed = "ab".repeat(32);
const clientSeed = "mine";
const ID = "0198c0de-0000-7000-8000-000000000001";

const drawAt = (nonce: number) =>
  recordDraw(
    createDraw((block) =>
      createHmac("sha256", serverSeed)
        .update(blockMessage(clientSeed, nonce, block))
        .digest(),
    ),
  );

function record(part: Partial<RoundToVerify>): RoundToVerify {
  return {
    id: ID,
    game: "european-roulette",
    gameVersion: europeanRoulette.version,
    currency: "EUR",
    bet: null,
    steps: [],
    stake: 0n,
    payout: 0n,
    draws: null,
    shown: null,
    serverSeedHash: createHash("sha256").update(serverSeed).digest("hex"),
    clientSeed,
    nonce: 0,
    serverSeed,
    ...part,
  };
}

const BETS = [
  { spot: "red", amount_cents: 100 },
  { spot: "straight-7", amount_cents: 50 },
];

function played(game: Game, bet: unknown, nonce: number): RoundToVerify {
  const { draw, drawn } = drawAt(nonce);
  const { payout, outcome, stake } = replayRound(game, { bet, steps: [] }, draw);
  const { slug, version: gameVersion } = game;
  return record({
    game: slug,
    gameVersion,
    nonce,
    bet,
    steps: [],
    stake,
    payout: payout ?? 0n,
    draws: drawn,
    shown: outcome,
  });
}

const rouletteRound = (nonce: number) =>
  played(europeanRoulette, { kind: "roulette", bets: BETS }, nonce);
const slotRound = (nonce: number) => played(lanternTide, { kind: "slot", stake_cents: 40 }, nonce);

const wrong = (round: RoundToVerify) =>
  verifyRound(round)
    .filter(({ ok }) => !ok)
    .map(({ text }) => text);

describe("verifyRound", () => {
  it("agrees with rounds that were played by their seeds", () => {
    for (let nonce = 0; nonce < 50; nonce++) {
      expect(wrong(rouletteRound(nonce))).toEqual([]);
      expect(wrong(slotRound(nonce))).toEqual([]);
    }
  });

  it("names what does not agree", () => {
    const round = rouletteRound(3);
    expect(wrong({ ...round, serverSeedHash: "00" })).toHaveLength(1);
    expect(wrong({ ...round, payout: round.payout + 1n })).toEqual([
      expect.stringContaining(`on record: ${round.payout + 1n}`),
    ]);
    expect(wrong({ ...round, draws: [((round.draws?.[0] ?? 0) + 1) % 37] })).toHaveLength(1);
    expect(wrong({ ...round, shown: rouletteRound(4).shown })).toEqual([
      expect.stringMatching(/computed: .*, shown: /),
    ]);
    expect(wrong({ ...round, clientSeed: "yours" }).length).toBeGreaterThan(0);
    expect(wrong({ ...round, serverSeed: "cd".repeat(32) }).length).toBeGreaterThan(1);
  });

  it("says in one sentence why it cannot verify", () => {
    expect(() => verifyRound({ ...rouletteRound(0), serverSeed: null })).toThrow(/still in use/);
    expect(() => verifyRound({ ...rouletteRound(0), gameVersion: "0.0.1" })).toThrow(
      /played under european-roulette 0.0.1/,
    );
    expect(() => verifyRound({ ...rouletteRound(0), game: "tic-tac-toe" })).toThrow(NotVerifiable);
    expect(() => verifyRound({ ...rouletteRound(0), bet: { kind: "slot" } })).toThrow(
      /bet or the steps of round .* are none of european-roulette/,
    );
  });
});

describe("readRoundAnswer", () => {
  const round = rouletteRound(4);
  const answer = {
    id: ID,
    game: round.game,
    game_version: round.gameVersion,
    mode: "real",
    status: "settled",
    currency: "EUR",
    bet: round.bet,
    steps: [],
    stake_cents: 150,
    payout_cents: Number(round.payout),
    outcome: round.shown,
    fairness: {
      mapping: "pf:2",
      server_seed_hash: round.serverSeedHash,
      client_seed: clientSeed,
      nonce: 4,
      server_seed: serverSeed,
    },
    balance: null,
    demo_token: null,
    created_at: "2030-01-01T00:00:00.000Z",
  };

  it("reads the answer of the API", () => {
    expect(wrong(readRoundAnswer(answer))).toEqual([]);
    expect(
      wrong(readRoundAnswer({ ...answer, payout_cents: answer.payout_cents + 1 })),
    ).toHaveLength(1);
  });

  it("refuses other files and other mappings", () => {
    expect(() => readRoundAnswer("no round")).toThrow(/not what GET/);
    expect(() => readRoundAnswer({})).toThrow(/not what GET/);
    const other = { ...answer, fairness: { ...answer.fairness, mapping: "pf:1" } };
    expect(() => readRoundAnswer(other)).toThrow(/mapping pf:1/);
  });
});
