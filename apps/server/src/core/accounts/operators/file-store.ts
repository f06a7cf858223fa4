import type { Queryable } from "#platform/database";
import type { Player } from "../player.ts";
import { PLAYER_COLUMNS, type PlayerRow, toPlayer } from "../player-store.ts";

/** A player with all else that operators see of the account. */
export interface PlayerFacts {
  readonly player: Player;
  readonly brand: string;
  readonly groups: readonly string[];
  readonly lastSignInAt: Date | null;
  readonly hasPassword: boolean;
  readonly secondStep: boolean;
  readonly withdrawalsOnlyUntil: Date | null;
  readonly closedAt: Date | null;
  readonly closureReason: string | null;
  readonly closureComment: string | null;
  readonly erasedAt: Date | null;
}

type FactsRow = PlayerRow & Omit<PlayerFacts, "player">;

/** Reads players for operators, one statement for all, the latest registered first. */
export async function selectFacts(
  queryable: Queryable,
  ids: readonly bigint[],
): Promise<PlayerFacts[]> {
  const rows = await queryable.query<FactsRow>(
    `select ${PLAYER_COLUMNS}, brand, password_hash is not null as "hasPassword",
       exists (select from accounts.second_steps s
         where s.player_id = p.id and s.enabled_at is not null) as "secondStep",
       array(select g.group_id from accounts.player_groups g where g.player_id = p.id
         order by g.group_id collate "C") as groups,
       (select s.created_at from accounts.sessions s where s.player_id = p.id
         order by s.id desc limit 1) as "lastSignInAt",
       withdrawals_only_until as "withdrawalsOnlyUntil", closed_at as "closedAt",
       closure_reason as "closureReason", closure_comment as "closureComment",
       erased_at as "erasedAt"
     from accounts.players p where p.id = any($1::bigint[]) order by p.id desc`,
    [ids],
  );
  return rows.map((row) => ({
    player: toPlayer(row),
    brand: row.brand,
    groups: row.groups,
    lastSignInAt: row.lastSignInAt,
    hasPassword: row.hasPassword,
    secondStep: row.secondStep,
    withdrawalsOnlyUntil: row.withdrawalsOnlyUntil,
    closedAt: row.closedAt,
    closureReason: row.closureReason,
    closureComment: row.closureComment,
    erasedAt: row.erasedAt,
  }));
}

/** A session as operators see it. */
export interface SeenSession {
  readonly id: bigint;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly ip: string;
  readonly userAgent: string;
}

/** Reads a page of a player's sessions, ended ones too, the latest first. */
export const selectSessionPage = (
  queryable: Queryable,
  page: { readonly playerId: bigint; readonly before: bigint | null; readonly limit: number },
): Promise<SeenSession[]> =>
  queryable.query<SeenSession>(
    `select id, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
       ended_at as "endedAt", ip, user_agent as "userAgent"
     from accounts.sessions where player_id = $1 and ($2::bigint is null or id < $2)
     order by id desc limit $3`,
    [page.playerId, page.before, page.limit],
  );
