import { createHash, createHmac } from "node:crypto";
import type { LiveTableRoundView } from "@houselight/contracts";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { findLiveTable, sharedOutcome, versionAt } from "@houselight/game-maths/live-tables";
import { NotVerifiable, type VerificationStep } from "./verify-round.ts";

type Drawn = Pick<
  LiveTableRoundView,
  | "table"
  | "number"
  | "game_version"
  | "seed_hash"
  | "nonce"
  | "salt"
  | "entries"
  | "outcome"
  | "seed"
>;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const step = (ok: boolean, text: string): VerificationStep => ({ ok, text });

/**
 * Draws the outcome of a round of a live table again from its seed and its salt and, where they are given, the
 * salt from the entries in their order. Throws NotVerifiable while the seed is secret, and for a game that this
 * program lacks.
 */
export function verifyTable(round: Drawn, ids: readonly string[] | null): VerificationStep[] {
  const { table, number, game_version, seed, outcome, salt, nonce, seed_hash, entries } = round;
  if (seed === null || outcome === null)
    throw new NotVerifiable(`Round ${number} takes bets: its seed is secret until then.`);
  const form = findLiveTable(table);
  const game = form && versionAt(form, game_version);
  if (!game) throw new NotVerifiable(`There is no table ${table} of version ${game_version} here.`);
  const given = canonical(
    sharedOutcome(
      game,
      createDraw((block) =>
        createHmac("sha256", seed)
          .update(blockMessage(salt, nonce, block))
          .digest(),
      ),
    ),
  );
  const told = canonical(outcome);
  return [
    step(sha256(seed) === seed_hash, "the seed has the hash that was told"),
    step(
      given === told,
      `seed and salt give ${given}${given === told ? "" : `; on record: ${told}`}`,
    ),
    // No entry hashes the salt on: then it needs no list.
    ...(ids || entries === 0 ? saltSteps(round, ids ?? []) : []),
  ];
}

function saltSteps(
  { seed_hash, salt, entries }: Drawn,
  ids: readonly string[],
): VerificationStep[] {
  const made = ids.reduce((before, id) => sha256(`${before}:${id}`), seed_hash);
  return [
    step(ids.length === entries, `entries of the round: ${entries}, of the list: ${ids.length}`),
    step(made === salt, "the entries give the salt, in their order"),
  ];
}

/** Writes an outcome as text, its fields in one order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
