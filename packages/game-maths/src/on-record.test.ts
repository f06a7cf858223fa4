import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { recordDraw } from "./fairness/draw.ts";
import { blockMessage, createDraw } from "./fairness/hmac-draw.ts";
import { findVersion } from "./registry.ts";
import { isSlotOutcome } from "./slot/index.ts";
import { replayRound } from "./steps/index.ts";
import { firstForm } from "./slot/testing/first-form.ts";

const SERVER_SEED = "ab".repeat(32);

/**
 * Plays rounds from one pair of seeds. Returns the hash of their payouts, outcomes and draws as text;
 * a slot's outcomes in the form in which the first of them were told.
 */
function hashOfRounds(slug: string, version: string, bet: unknown, rounds: number): string {
  const game = findVersion(slug, version);
  if (!game) throw new Error(`there is no ${slug} ${version}`);
  const hash = createHash("sha256");
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const { draw, drawn } = recordDraw(
      createDraw((block) =>
        createHmac("sha256", SERVER_SEED)
          .update(blockMessage("mine", nonce, block))
          .digest(),
      ),
    );
    const { payout, outcome } = replayRound(game, { bet, steps: [] }, draw);
    const told = outcome as { readonly kind: string };
    const form = isSlotOutcome(told) ? firstForm(told) : outcome;
    hash.update(`${nonce === 0 ? "" : "\n"}${JSON.stringify([String(payout), form, drawn])}`);
  }
  return hash.digest("hex");
}

/** Far above what the rounds need on a slow machine. */
const TIMEOUT_MS = 60_000;

describe("rounds on record", { timeout: TIMEOUT_MS }, () => {
  // Computed by the code under which the first rounds were played; no later code may change them.
  it.each([
    [
      "lantern-tide",
      "1.0.0",
      { kind: "slot", stake_cents: 40 },
      10_000,
      "480860a67f0e5b2b8b181cfa70ef675a513bc00fd6aaa12080320fa4c0f79c6d",
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
      1000,
      "4ef6bdff25ffa715b29426fa01bdc20186ea03f2a688e61d5c55017a2df8cbd4",
    ],
  ])(
    "of %s %s keep draws, outcomes and payouts to the byte",
    (slug, version, bet, rounds, hash) => {
      expect(hashOfRounds(slug, version, bet, rounds)).toBe(hash);
    },
  );
});
