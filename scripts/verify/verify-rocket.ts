import { createHash, createHmac } from "node:crypto";
import type { RocketRoundView } from "@houselight/contracts";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { drawPoint } from "@houselight/game-maths/rocket";
import { NotVerifiable, type VerificationStep } from "./verify-round.ts";

type Flown = Pick<
  RocketRoundView,
  "number" | "seed_hash" | "nonce" | "salt" | "bets" | "point" | "broken_off_at" | "seed"
>;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const step = (ok: boolean, text: string): VerificationStep => ({ ok, text });
/** Shows a multiplier in hundredths as players see it. */
const times = (multiplier: number): string => `× ${(multiplier / 100).toFixed(2)}`;

/**
 * Draws how far the rocket of a round got again from its seed and its salt and, where they are given, the
 * salt from the bets in their order. Throws NotVerifiable while the seed is secret.
 */
export function verifyRocket(round: Flown, ids: readonly string[] | null): VerificationStep[] {
  const { seed, point, salt, nonce, seed_hash, bets } = round;
  if (seed === null || point === null)
    throw new NotVerifiable(`Round ${round.number} is not over: its seed is secret until then.`);
  const given = drawPoint(
    createDraw((block) =>
      createHmac("sha256", seed)
        .update(blockMessage(salt, nonce, block))
        .digest(),
    ),
  );
  return [
    step(sha256(seed) === seed_hash, "the seed has the hash that was told"),
    step(
      given === point,
      `seed and salt give ${times(given)}${given === point ? "" : `; on record: ${times(point)}`}`,
    ),
    ...breakStep(round, given),
    // No bet hashes the salt on: then it needs no list.
    ...(ids || bets === 0 ? saltSteps(round, ids ?? []) : []),
  ];
}

/** Tells where a flight was broken off: the house can do so only while the rocket flies. */
function breakStep({ broken_off_at: at }: Flown, point: number): VerificationStep[] {
  return at === null
    ? []
    : [step(at <= point, `the flight was broken off at ${times(at)}, before its point`)];
}

function saltSteps({ seed_hash, salt, bets }: Flown, ids: readonly string[]): VerificationStep[] {
  const made = ids.reduce((before, id) => sha256(`${before}:${id}`), seed_hash);
  return [
    step(ids.length === bets, `bets of the round: ${bets}, of the list: ${ids.length}`),
    step(made === salt, "the bets give the salt, in their order"),
  ];
}
