import { randomUUID } from "node:crypto";
import { wagers } from "#money/wagers";
import type { Database, Tx } from "#platform/database";
import type { House } from "#platform/module";
import { roundOwner, writeRecord } from "#play/house-games";
import { auditHouse } from "./audit-house.ts";
import type { InvariantResult } from "./audit-store.ts";

class Undo extends Error {}

/** Runs the audit after a change that breaks an invariant, and undoes the change. */
export async function auditBroken(
  database: Database,
  breakIt: (tx: Tx) => Promise<unknown>,
): Promise<InvariantResult[]> {
  let results: InvariantResult[] = [];
  await database
    .tx(async (tx) => {
      // Triggers sleep in this transaction: what they refuse is what the audit is there to find.
      await tx.query("set local session_replication_role = replica");
      await breakIt(tx);
      results = await auditHouse(tx);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return results;
}

/** Ids of the invariants that do not hold. */
export const failed = (results: readonly InvariantResult[]): string[] =>
  results.filter(({ violations }) => violations > 0).map(({ id }) => id);

interface PlayedRound {
  readonly id?: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly subject?: string;
  readonly currency?: string;
}

/** Plays a round, of European Roulette in euros unless told, that pays what the test says. Returns its id. */
export async function playedRound(
  house: House,
  playerId: bigint,
  {
    id = randomUUID(),
    stake,
    payout,
    subject = "european-roulette",
    currency = "EUR",
  }: PlayedRound,
): Promise<string> {
  const answer = await wagers(house).place({
    owner: roundOwner(house),
    playerId,
    id,
    bodyHash: id,
    licence: "CW",
    subject,
    currency,
    stake,
    sessionId: null,
    sessionBeganAt: null,
    dateOfBirth: null,
    detailsMissing: false,
    country: null,
    play: (session) => {
      const taken = session.take(playerId);
      taken.draw(37);
      const bet = { kind: "roulette" as const, bets: [] };
      return { payout, record: writeRecord("1.0.0", bet, taken), detail: null };
    },
  });
  if ("refused" in answer) throw new Error(answer.refused);
  return id;
}
