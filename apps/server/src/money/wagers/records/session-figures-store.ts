import type { Queryable } from "#platform/database";

/** Sums of a session in one currency, in smallest units. */
export interface SessionFigure {
  readonly currency: string;
  readonly staked: bigint;
  /** Payouts of settled wagers above their stakes. */
  readonly won: bigint;
  /** Stakes of settled wagers above their payouts. */
  readonly lost: bigint;
}

const PAGE = 2000;

interface PageRow extends SessionFigure {
  readonly first_seq: bigint;
  readonly first_at: Date;
  readonly read: bigint;
}

/**
 * Sums the wagers since a session began, from the latest back: it costs what the session holds,
 * whatever the player's history. Stakes of the house and voided wagers do not count.
 */
export async function selectSessionFigures(
  queryable: Queryable,
  session: { readonly playerId: bigint; readonly beganAt: Date },
): Promise<SessionFigure[]> {
  const sums = new Map<string, SessionFigure>();
  let before: bigint | null = null;
  for (;;) {
    const rows: PageRow[] = await queryable.query<PageRow>(
      `with page as (
         select *, stake_cash + stake_bonus as stake, paid_cash + paid_bonus as paid
         from wagers.wagers where player_id = $1 and ($2::bigint is null or seq < $2)
         order by seq desc limit ${PAGE})
       select currency, min(seq) as first_seq, min(placed_at) as first_at, count(*) as read,
         coalesce(sum(stake) filter (where counts), 0)::bigint as staked,
         coalesce(sum(greatest(paid - stake, 0)) filter (where counts and status = 'settled'), 0)::bigint as won,
         coalesce(sum(greatest(stake - paid, 0)) filter (where counts and status = 'settled'), 0)::bigint as lost
       from (select *, placed_at >= $3 and status <> 'voided' as counts from page) p group by currency`,
      [session.playerId, before, session.beganAt],
    );
    let read = 0;
    let isBefore = false;
    for (const { currency, staked, won, lost, first_seq, first_at, read: count } of rows) {
      const known = sums.get(currency) ?? { currency, staked: 0n, won: 0n, lost: 0n };
      sums.set(currency, {
        currency,
        staked: known.staked + staked,
        won: known.won + won,
        lost: known.lost + lost,
      });
      if (before === null || first_seq < before) before = first_seq;
      if (first_at < session.beganAt) isBefore = true;
      read += Number(count);
    }
    if (read < PAGE || isBefore) break;
  }
  return [...sums.values()]
    .filter(({ staked, won }) => staked > 0n || won > 0n)
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}
