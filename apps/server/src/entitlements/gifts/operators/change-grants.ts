import { type GrantView, isKnownGroup, type NewGrant, proposeGrant } from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { appendTrailEntries, assertMayAgree, type By, proposeOnce } from "#core/staff";
import { exchangeRates } from "#core/wallet";
import type { Tx } from "#platform/database";
import { bodyHash, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { giveToOne } from "./deliver-grants.ts";
import { type Grant, insertGrant, lockGrant, selectGrant, updateGrant } from "./grant-store.ts";

interface Proposed {
  readonly grant: Grant;
  readonly repeated: boolean;
}

/**
 * Proposes to give a player, or each player of a group, something. The same request again finds the same
 * one. Throws Refused: grant_group_unknown, player_not_found, idempotency_mismatch.
 */
export async function propose(house: House, operator: By, body: NewGrant): Promise<Proposed> {
  const hash = bodyHash(proposeGrant, null, body);
  const { proposal, repeated } = await house.database.tx((tx) =>
    proposeOnce({
      hash,
      find: () => selectGrant(tx, body.id),
      write: async () => {
        const { player_id, to_group: toGroup = null } = body;
        if (toGroup !== null && !isKnownGroup(toGroup)) throw new Refused("grant_group_unknown");
        const playerId = player_id === undefined ? null : BigInt(player_id);
        if (playerId !== null && !(await selectPlayer(tx, playerId)))
          throw new Refused("player_not_found");
        const written = await insertGrant(tx, {
          ...termsOf(body),
          playerId,
          toGroup,
          bodyHash: hash,
          changedBy: operator.email,
          changedAt: house.clock.now(),
        });
        if (written) await note(house, tx, "gifts.propose", written, operator);
        return written;
      },
    }),
  );
  return { grant: proposal, repeated };
}

const termsOf = (body: NewGrant) => ({
  id: body.id,
  type: body.type,
  title: body.title,
  groupKey: body.group_key,
  amount: body.amount_eur_cents === null ? null : BigInt(body.amount_eur_cents),
  points: body.points,
  wagering: body.wagering,
  days: body.days,
  reason: body.reason,
});

/**
 * Gives what another operator proposed: to one player at once, to a group from player to player. Throws
 * Refused: grant_not_found, grant_state, second_operator_needed, proposer_gone.
 */
export async function make(house: House, operator: By, id: string): Promise<Grant> {
  const rates = await exchangeRates(house)();
  return house.database.tx(async (tx) => {
    const grant = await heldGrant(tx, id);
    await assertMayAgree(tx, operator, {
      proposedBy: grant.changedBy,
      permission: "bonuses.manage",
    });
    const made = await moveTo(house, tx, grant, { state: "giving", by: operator });
    await note(house, tx, "gifts.make", made, operator);
    const { playerId } = made;
    return playerId === null ? made : giveToOne(house, tx, { ...made, playerId }, rates);
  });
}

/** Takes a proposed gift back. Throws Refused: grant_not_found, grant_state. */
export const drop = (house: House, operator: By, id: string): Promise<Grant> =>
  house.database.tx(async (tx) => {
    const grant = await heldGrant(tx, id);
    const dropped = await moveTo(house, tx, grant, { state: "dropped", by: operator });
    await note(house, tx, "gifts.drop", dropped, operator);
    return dropped;
  });

async function heldGrant(tx: Tx, id: string): Promise<Grant> {
  const grant = await lockGrant(tx, id);
  if (!grant) throw new Refused("grant_not_found");
  if (grant.state !== "proposed") throw new Refused("grant_state");
  return grant;
}

const moveTo = (
  house: House,
  tx: Tx,
  { id }: Grant,
  { state, by }: { readonly state: Grant["state"]; readonly by: By },
): Promise<Grant> => updateGrant(tx, id, { state, by: by.email, at: house.clock.now() });

const note = (
  house: House,
  tx: Tx,
  action: string,
  { id, type, amount, points, wagering, playerId, toGroup, reason, state }: Grant,
  operator: By,
): Promise<void> =>
  appendTrailEntries(tx, [
    {
      at: house.clock.now(),
      operator,
      action,
      subject: playerId === null ? `group ${toGroup}` : `player ${playerId}`,
      detail: {
        gift: id,
        type,
        ...(amount === null ? {} : { amount: String(amount), wagering }),
        ...(points === null ? {} : { points }),
        state,
        reason,
      },
    },
  ]);

export const grantView = (grant: Grant): GrantView => ({
  id: grant.id,
  type: grant.type,
  title: grant.title,
  group_key: grant.groupKey,
  amount_eur_cents: grant.amount === null ? null : Number(grant.amount),
  points: grant.points,
  wagering: grant.wagering,
  days: grant.days,
  player_id: grant.playerId === null ? null : Number(grant.playerId),
  to_group: grant.toGroup,
  reason: grant.reason,
  state: grant.state,
  given: grant.given,
  changed_by: grant.changedBy,
  changed_at: grant.changedAt.toISOString(),
});
