import type { LimitPeriod } from "@houselight/contracts";
import type { Tx } from "#platform/database";
import type { Budget } from "./budget.ts";

const packBudget = (one: Budget): string =>
  `${one.limitId}:${one.currency}:${one.type}:${one.period}:${one.createdAt.getTime()}:${one.amount}:${one.used}:${one.windowStartsAt.getTime()}:${one.windowEndsAtMs}`;

function unpackBudget(playerId: bigint, packed: string): Budget {
  const [limitId, currency, type, period, createdAt, amount, used, startsAt, endsAt] = packed.split(
    ":",
  ) as Parts;
  return {
    playerId,
    limitId: BigInt(limitId),
    currency,
    type: type as Budget["type"],
    period: period as LimitPeriod,
    createdAt: new Date(Number(createdAt)),
    amount: BigInt(amount),
    used: BigInt(used),
    windowStartsAt: new Date(Number(startsAt)),
    windowEndsAtMs: Number(endsAt),
  };
}

type Parts = [string, string, string, string, string, string, string, string, string];

interface Read {
  readonly text: string;
  readonly budgets: readonly Budget[];
}

/** The budgets that were read or written last: a player who plays reads what the stake before wrote. */
const lately = new Map<bigint, Read>();
const LATELY_MAX = 20_000;

function remember(playerId: bigint, read: Read): Read {
  if (lately.size >= LATELY_MAX) lately.clear();
  lately.set(playerId, read);
  return read;
}

/** Reads the budgets of a player's row; see the migration. */
export function unpackBudgets(playerId: bigint, text: string): readonly Budget[] {
  if (text === "") return NONE;
  const known = lately.get(playerId);
  if (known?.text === text) return known.budgets;
  const budgets = text.split("+").map((packed) => unpackBudget(playerId, packed));
  return remember(playerId, { text, budgets }).budgets;
}

const NONE: readonly Budget[] = [];

/** Returns budgets as their player's row holds them. */
const packBudgets = ({ playerId, budgets }: BudgetsOf): string =>
  remember(playerId, { text: budgets.map(packBudget).join("+"), budgets }).text;

/** The budgets of a player, all of them. */
export interface BudgetsOf {
  readonly playerId: bigint;
  readonly budgets: readonly Budget[];
}

/** Writes what players' limits leave. The caller holds the players' accounts. */
export async function saveBudgets(tx: Tx, players: readonly BudgetsOf[]): Promise<void> {
  if (players.length === 0) return;
  await tx.query(
    `update compliance.restrictions r set budgets = n.budgets
     from unnest($1::bigint[], $2::text[]) as n(player_id, budgets)
     where r.player_id = n.player_id`,
    [
      `{${players.map(({ playerId }) => playerId).join(",")}}`,
      // Nothing in a budget needs quotes.
      `{${players.map((player) => packBudgets(player) || '""').join(",")}}`,
    ],
  );
}

/** Writes the budgets of a player who may have had none. The caller holds the player's accounts. */
export async function putBudgets(tx: Tx, player: BudgetsOf): Promise<void> {
  await tx.query(
    `insert into compliance.restrictions (player_id, budgets) values ($1, $2)
     on conflict (player_id) do update set budgets = excluded.budgets`,
    [player.playerId, packBudgets(player)],
  );
}
