import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { recordDraw } from "./fairness/draw.ts";
import { blockMessage, createDraw } from "./fairness/hmac-draw.ts";
import { findVersion } from "./registry.ts";

const SERVER_SEED = "ab".repeat(32);
const ROUNDS = 1000;

/** Plays rounds from one pair of seeds. Returns the hash of their payouts, outcomes and draws as text. */
function hashOfRounds(slug: string, version: string, bet: unknown): string {
  const game = findVersion(slug, version);
  if (!game) throw new Error(`there is no ${slug} ${version}`);
  const hash = createHash("sha256");
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const { draw, drawn } = recordDraw(
      createDraw((block) =>
        createHmac("sha256", SERVER_SEED)
          .update(blockMessage("mine", nonce, block))
          .digest(),
      ),
    );
    const { payout, outcome } = game.play(game.recallBet(bet).bet, draw);
    hash.update(`${nonce === 0 ? "" : "\n"}${JSON.stringify([String(payout), outcome, drawn])}`);
  }
  return hash.digest("hex");
}

describe("rounds on record", () => {
  // Computed by the code under which the first rounds were played; no later code may change them.
  it.each([
    [
      "lantern-tide",
      "1.0.0",
      { kind: "slot", stake_cents: 40 },
      "b9f1c96fe4ffb44b2f7106e3dfb4f3a974b4ed3a57e929d40eb37d67f2f92d1a",
    ],
    [
      "european-roulette",
      "1.0.0",
      {
        kind: "roulette",
        bets: [
          { spot: "red", amount_cents: 100 },
          { spot: "split-17-20", amount_cents: 50 },
        ],
      },
      "4ef6bdff25ffa715b29426fa01bdc20186ea03f2a688e61d5c55017a2df8cbd4",
    ],
  ])("of %s %s keep draws, outcomes and payouts to the byte", (slug, version, bet, hash) => {
    expect(hashOfRounds(slug, version, bet)).toBe(hash);
  });
});
