import type { FreezeDecision } from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { appendTrailEntries, stillPermitted } from "#core/staff";
import { lockAccounts } from "#core/wallet";
import { freezeChanged } from "#events/verification";
import type { Queryable, Tx } from "#platform/database";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import {
  type FreezeVote,
  insertFreeze,
  selectFreeze,
  selectVotes,
  updateFreeze,
  upsertVote,
} from "./freeze-store.ts";

/** Operators who must say the same. */
const EYES = 2;

/**
 * Lets an account stand still: no stake, no deposit, no payout, and no word of it to the player.
 * Returns false where it does already; what was found is on the audit trail all the same.
 */
export async function startFreeze(
  tx: Tx,
  freeze: {
    readonly playerId: bigint;
    readonly cause: "provider" | "operator";
    readonly detail: string;
    readonly operator?: Operator;
    readonly at: Date;
  },
): Promise<boolean> {
  const { playerId, cause, detail, operator, at } = freeze;
  await lockAccounts(tx, [playerId]);
  const begun = await insertFreeze(tx, { playerId, cause, detail, since: at });
  await appendTrailEntries(tx, [
    {
      at,
      operator: operator ?? null,
      action: "player.freeze",
      subject: `player ${playerId}`,
      detail: { cause, detail, begun },
    },
  ]);
  if (begun) await appendEvents(tx, [freezeChanged(playerId, {})]);
  return begun;
}

/** Throws Refused: player_not_found, already_frozen. */
export async function freezePlayer(
  house: House,
  operator: Operator,
  { playerId, reason }: { readonly playerId: bigint; readonly reason: string },
): Promise<void> {
  const at = house.clock.now();
  await house.database.tx(async (tx) => {
    if (!(await selectPlayer(tx, playerId))) throw new Refused("player_not_found");
    const cause = "operator" as const;
    const begun = await startFreeze(tx, { playerId, cause, detail: reason, operator, at });
    if (!begun) throw new Refused("already_frozen");
  });
}

/** Returns true when so many different operators have said this last. */
const isDecided = (votes: readonly FreezeVote[], decision: FreezeDecision): boolean =>
  new Set(votes.filter((vote) => vote.decision === decision).map((vote) => vote.operatorId)).size >=
  EYES;

/** Reads what operators say about a freeze who may still decide. */
export async function standingVotes(queryable: Queryable, freezeId: bigint): Promise<FreezeVote[]> {
  const votes = await selectVotes(queryable, freezeId);
  const operators = votes.map(({ operator }) => operator);
  const permitted = await stillPermitted(queryable, operators, ["players.freeze"]);
  return votes.filter(({ operator }) => permitted.has(operator));
}

/**
 * An operator says what shall become of a freeze; it does when a second one says the same.
 * Throws Refused: player_not_found, not_frozen, already_decided, second_operator_needed.
 */
export async function decideFreeze(
  house: House,
  operator: Operator,
  wish: { readonly playerId: bigint; readonly decision: FreezeDecision; readonly reason: string },
): Promise<void> {
  const { playerId, decision, reason } = wish;
  const at = house.clock.now();
  await house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    if (!(await selectPlayer(tx, playerId))) throw new Refused("player_not_found");
    const freeze = await selectFreeze(tx, playerId);
    if (!freeze) throw new Refused("not_frozen");
    if (freeze.state === "confirmed" && decision === "confirm")
      throw new Refused("already_decided");
    const earlier = await selectVotes(tx, freeze.id);
    if (earlier.some((vote) => vote.operatorId === operator.id && vote.decision === decision))
      throw new Refused("second_operator_needed");
    await upsertVote(tx, freeze.id, {
      operatorId: operator.id,
      operator: operator.email,
      decision,
      at,
    });
    const decided = isDecided(await standingVotes(tx, freeze.id), decision);
    await appendTrailEntries(tx, [
      {
        at,
        operator,
        action: `player.freeze-${decision}`,
        subject: `player ${playerId}`,
        detail: { reason, decided },
      },
    ]);
    if (!decided) return;
    await updateFreeze(tx, freeze.id, decision === "release" ? "released" : "confirmed", at);
    await appendEvents(tx, [freezeChanged(playerId, {})]);
  });
}
