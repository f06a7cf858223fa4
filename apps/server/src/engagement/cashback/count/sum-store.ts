import { columns, type Queryable, type Tx } from "#platform/database";

/** Names the sum of a player in a period of a rule. */
export interface SumKey {
  readonly playerId: bigint;
  readonly ruleId: string;
  readonly beginsAt: Date;
  readonly currency: string;
}

/** The own money that a player staked in a period, and lost. Smallest units. */
export interface Sum extends SumKey {
  readonly endsAt: Date;
  readonly staked: bigint;
  readonly netLoss: bigint;
}

const COLUMNS = `player_id as "playerId", rule_id as "ruleId", begins_at as "beginsAt", currency,
  ends_at as "endsAt", staked, net_loss as "netLoss"`;

/**
 * Adds to sums; each player, rule, period and currency stands once in the list. Returns those that were
 * added: a period that is closed takes nothing more.
 */
export async function addSums(tx: Tx, sums: readonly Sum[]): Promise<SumKey[]> {
  return tx.query<SumKey>(
    `insert into cashback.sums as s (player_id, rule_id, begins_at, currency, ends_at, staked, net_loss)
     select * from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[], $5::timestamptz[],
       $6::bigint[], $7::bigint[]) as n (player_id, rule_id, begins_at, currency, ends_at, staked, net_loss)
     order by player_id, rule_id, begins_at, currency collate "C"
     on conflict (player_id, rule_id, begins_at, currency) do update
       set staked = s.staked + excluded.staked, net_loss = s.net_loss + excluded.net_loss
       where s.state = 'open'
     returning player_id as "playerId", rule_id as "ruleId", begins_at as "beginsAt", currency`,
    columns(
      sums,
      ({ playerId }) => playerId,
      ({ ruleId }) => ruleId,
      ({ beginsAt }) => beginsAt.toISOString(),
      ({ currency }) => currency,
      ({ endsAt }) => endsAt.toISOString(),
      ({ staked }) => staked,
      ({ netLoss }) => netLoss,
    ),
  );
}

/** Returns a player's losses in the periods that run at a moment. */
export async function selectRunning(
  queryable: Queryable,
  playerId: bigint,
  keys: readonly Pick<Sum, "ruleId" | "beginsAt">[],
): Promise<Sum[]> {
  if (keys.length === 0) return [];
  return queryable.query<Sum>(
    `select ${COLUMNS} from cashback.sums s
     join unnest($2::uuid[], $3::timestamptz[]) as k (rule, begins) on k.rule = s.rule_id and k.begins = s.begins_at
     where s.player_id = $1`,
    [
      playerId,
      ...columns(
        keys,
        ({ ruleId }) => ruleId,
        ({ beginsAt }) => beginsAt.toISOString(),
      ),
    ],
  );
}

/** Reads the next sums whose period ended before a moment and that are open still, but for those of some players. */
export async function selectDue(
  queryable: Queryable,
  {
    before,
    but,
    limit,
  }: { readonly before: Date; readonly but: readonly bigint[]; readonly limit: number },
): Promise<SumKey[]> {
  return queryable.query<SumKey>(
    `select player_id as "playerId", rule_id as "ruleId", begins_at as "beginsAt", currency
     from cashback.sums where state = 'open' and ends_at <= $1 and player_id <> all($2::bigint[])
     order by ends_at, player_id limit $3`,
    [before, but, limit],
  );
}

/** Locks those of the sums that are open still. The caller holds the players' accounts. */
export async function lockOpen(tx: Tx, keys: readonly SumKey[]): Promise<Sum[]> {
  return tx.query<Sum>(
    `select ${COLUMNS} from cashback.sums s
     join unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[]) as k (player, rule, begins, money)
       on k.player = s.player_id and k.rule = s.rule_id and k.begins = s.begins_at and k.money = s.currency
     where s.state = 'open' order by s.player_id, s.rule_id, s.begins_at, s.currency for update of s`,
    columns(
      keys,
      ({ playerId }) => playerId,
      ({ ruleId }) => ruleId,
      ({ beginsAt }) => beginsAt.toISOString(),
      ({ currency }) => currency,
    ),
  );
}

/** A sum that is closed, and what came of it. */
export interface Closed extends SumKey {
  readonly state: "given" | "nothing" | "refused";
  readonly least: bigint;
  readonly most: bigint;
  /** The part that comes back, by the rule. */
  readonly amount: bigint;
  readonly giftId: string | null;
}

/** Closes held sums for good. */
export async function updateClosed(tx: Tx, closed: readonly Closed[], at: Date): Promise<void> {
  await tx.query(
    `update cashback.sums s set state = n.state, least = n.least, most = n.most, amount = n.amount,
       gift_id = n.gift, closed_at = $10
     from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[], $5::text[], $6::bigint[],
       $7::bigint[], $8::bigint[], $9::uuid[])
       as n (player, rule, begins, money, state, least, most, amount, gift)
     where s.player_id = n.player and s.rule_id = n.rule and s.begins_at = n.begins and s.currency = n.money`,
    [
      ...columns(
        closed,
        ({ playerId }) => playerId,
        ({ ruleId }) => ruleId,
        ({ beginsAt }) => beginsAt.toISOString(),
        ({ currency }) => currency,
        ({ state }) => state,
        ({ least }) => least,
        ({ most }) => most,
        ({ amount }) => amount,
        ({ giftId }) => giftId,
      ),
      at,
    ],
  );
}

/** Figures of a period of a rule in one currency. */
export interface Figures {
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly currency: string;
  readonly players: number;
  readonly given: number;
  readonly netLoss: bigint;
  readonly givenAmount: bigint;
  readonly open: number;
}

/** Returns the figures of a rule by period and currency since a moment, the latest first. */
export async function selectFigures(
  queryable: Queryable,
  ruleId: string,
  since: Date,
): Promise<Figures[]> {
  return queryable.query<Figures>(
    `select begins_at as "beginsAt", ends_at as "endsAt", currency, count(*)::int as players,
       (count(*) filter (where state = 'given'))::int as given,
       coalesce(sum(net_loss) filter (where net_loss > 0), 0)::bigint as "netLoss",
       coalesce(sum(amount) filter (where state = 'given'), 0)::bigint as "givenAmount",
       (count(*) filter (where state = 'open'))::int as open
     from cashback.sums where rule_id = $1 and begins_at >= $2
     group by 1, 2, 3 order by 1 desc, 3`,
    [ruleId, since],
  );
}
