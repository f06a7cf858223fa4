import type { confirmUserLimit, EndpointOutput, UserLimitView } from "@houselight/contracts";
import { updateEntrance } from "#core/accounts";
import { tellPlayers } from "#core/notices";
import { lockAccounts } from "#core/wallet";
import { confirmationDue, limitChanged } from "#events/compliance";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { liftExclusion, selectRestrictions } from "../../restriction-store.ts";
import {
  claimDue,
  confirmChange,
  expireChanges,
  insertChange,
  keepToken,
  type LimitChange,
  replaceChange,
  selectByToken,
} from "./change-store.ts";
import { confirmationToken, LINK_MS, WAIT_MS } from "./change-terms.ts";
import {
  type Limit,
  removeExclusions,
  removeLimit,
  selectLimits,
  selectLimitsById,
  setAmounts,
} from "../limit-store.ts";
import { isRemovable, viewsOf } from "../limit-views.ts";
import { windowOf } from "../periods.ts";
import { isExcluded } from "../refusals.ts";
import { saveChecks } from "../session-check-store.ts";

/**
 * Asks for a limit to be removed, or for a self-exclusion whose time is over to be lifted: that
 * waits a day and for the player's confirmation. Again, it answers the same.
 * Throws Refused: limit_not_found, limit_cannot_be_lifted.
 */
export async function askForRemoval(
  house: House,
  playerId: bigint,
  limitId: bigint,
): Promise<UserLimitView> {
  const at = house.clock.now();
  return house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const limit = (await selectLimits(tx, playerId, at)).find(({ id }) => id === limitId);
    if (!limit) throw new Refused("limit_not_found");
    const restriction = (await selectRestrictions(tx, [playerId])).get(playerId);
    const heldUntil = restriction?.excludedUntil ?? limit.endsAt;
    if (!isRemovable(limit, heldUntil, at)) throw new Refused("limit_cannot_be_lifted");
    const [standing] = await viewsOf(tx, [limit], playerId, at);
    if (standing?.pending?.kind === "removal") return standing;
    await replaceChange(tx, limit.id, at);
    const dueAt = new Date(at.getTime() + WAIT_MS);
    const removal = {
      playerId,
      limitId,
      kind: "removal",
      amounts: [],
      askedAt: at,
      dueAt,
    } as const;
    await insertChange(tx, removal, null);
    await appendEvents(tx, [limitChanged(playerId, { limitId })]);
    const [view] = await viewsOf(tx, [limit], playerId, at);
    return view as UserLimitView;
  });
}

const AT_ONCE = 100;

/** Tells of changes whose time has run, so that their links are mailed; ends those whose link was not used. */
export async function tellDueChanges(house: House): Promise<void> {
  const at = house.clock.now();
  await expireChanges(house.database, at);
  const expiresAt = new Date(at.getTime() + LINK_MS);
  for (;;) {
    const told = await house.database.tx(async (tx) => {
      const due = await claimDue(tx, at, AT_ONCE);
      const limits = await selectLimitsById(
        tx,
        due.map(({ limitId }) => limitId),
      );
      const byId = new Map(limits.map((limit) => [limit.id, limit]));
      for (const { id } of due)
        await keepToken(tx, id, { hash: sha256(confirmationToken(house, id)), expiresAt });
      await appendEvents(
        tx,
        due.map(({ id, playerId, limitId, kind }) => {
          const { type, period } = byId.get(limitId) as Limit;
          const link = { changeId: id, limitId, type, period, kind };
          return confirmationDue(playerId, { ...link, expiresAt: expiresAt.toISOString() });
        }),
      );
      return due.length;
    });
    if (told < AT_ONCE) return;
  }
}

/**
 * Carries out a change by the token of its mailed link, whoever is signed in; again, it answers the
 * same. Throws Refused("token_invalid") for one that is unknown, replaced or too old.
 */
export async function confirmByToken(
  house: House,
  token: string,
): Promise<EndpointOutput<typeof confirmUserLimit>> {
  const at = house.clock.now();
  const hash = sha256(token);
  const found = await selectByToken(house.database, hash, at);
  if (!found) throw new Refused("token_invalid");
  return house.database.tx(async (tx) => {
    await lockAccounts(tx, [found.playerId]);
    // It may have been confirmed or replaced while the accounts were waited for.
    const change = await selectByToken(tx, hash, at);
    const [limit] = await selectLimitsById(tx, [found.limitId]);
    if (!change || !limit) throw new Refused("token_invalid");
    const { type, period } = limit;
    const answer = { type, period, kind: change.kind };
    if (change.isConfirmed) return answer;
    await carryOut(tx, limit, change, at);
    await confirmChange(tx, change.id, at);
    await appendEvents(tx, [limitChanged(limit.playerId, { limitId: limit.id })]);
    const event = change.kind === "change" ? "limit_changed" : "limit_lifted";
    const identifier = `limit-change ${change.id}`;
    await tellPlayers(house, tx, [
      { playerId: limit.playerId, event, values: { type, period }, identifier },
    ]);
    return answer;
  });
}

async function carryOut(tx: Tx, limit: Limit, change: LimitChange, at: Date): Promise<void> {
  const { playerId, type, period, createdAt } = limit;
  if (change.kind === "change")
    await setAmounts(tx, limit, change.amounts, windowOf(period, createdAt, at).startsAt);
  else if (type === "selfexclusion") {
    await liftExclusion(tx, playerId);
    await removeExclusions(tx, playerId, at);
  } else await removeLimit(tx, limit, at);
  // A session limit that was reached opens the account again; an exclusion keeps it closed.
  const restriction = (await selectRestrictions(tx, [playerId])).get(playerId);
  if ((type === "session" || type === "selfexclusion") && !isExcluded(restriction)) {
    await updateEntrance(tx, playerId, null);
    // Another session limit may be used up.
    await saveChecks(tx, [{ playerId, dueAt: at }]);
  }
}
