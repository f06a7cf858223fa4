import type { PlayerRestrictionsView } from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { limitViews } from "../limits/limit-views.ts";
import { selectRestrictions } from "../restriction-store.ts";
import { selectBlocks } from "./block-store.ts";

/** Blocks that are shown. */
const BLOCKS = 50;

/** Returns all that restricts a player now, as far as the operator may know. Throws Refused: player_not_found. */
export async function playerRestrictions(
  house: House,
  operator: Pick<Operator, "permissions">,
  playerId: bigint,
): Promise<PlayerRestrictionsView> {
  const { database } = house;
  if (!(await selectPlayer(database, playerId))) throw new Refused("player_not_found");
  const now = house.clock.now();
  const restriction = (await selectRestrictions(database, [playerId])).get(playerId);
  const inForce = (until: Date | undefined): string | null =>
    until && until > now ? until.toISOString() : null;
  return {
    player_id: Number(playerId),
    blocked_until: inForce(restriction?.blockedUntil),
    frozen: mayKnowFreezes(operator) ? (restriction?.frozen ?? false) : null,
    cooling_off_until: inForce(restriction?.coolingOffUntil),
    excluded_until: restriction?.excludedUntil?.toISOString() ?? null,
    reality_minutes: restriction?.realityMinutes ?? null,
    reality_answered_at: restriction?.realityAnsweredAt?.toISOString() ?? null,
    limits: await limitViews(database, playerId, now),
    blocks: (await selectBlocks(database, playerId, BLOCKS)).map((block) => ({
      starts_at: block.startsAt.toISOString(),
      ends_at: block.endsAt.toISOString(),
      reason: block.reason,
      operator: block.operator,
    })),
  };
}

/** Whoever talks to players must not let one know of a freeze: those alone see it who work on them. */
const mayKnowFreezes = ({ permissions }: Pick<Operator, "permissions">): boolean =>
  permissions.has("players.verify") || permissions.has("players.freeze");
