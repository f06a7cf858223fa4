import type { ExchangeRates } from "@houselight/contracts";
import type { Account, Transfer } from "#core/wallet";
import {
  countSpending,
  type Restriction,
  type Spending,
  spendingOf,
} from "#entitlements/compliance";
import type { Done, WagerCommand, WagerOwner } from "../command.ts";
import type { KeptCommand } from "../records/command-store.ts";
import type { Decision, Standing } from "./decide-stake.ts";
import type { Wager } from "../wager.ts";

/** Everything that stands when a batch is decided. */
export interface Given {
  readonly accounts: readonly Account[];
  readonly restrictions: ReadonlyMap<bigint, Restriction>;
  readonly wagers: readonly Wager[];
  readonly commands: readonly KeptCommand[];
  readonly sessions: ReadonlyMap<WagerOwner, unknown>;
  /** Time of a player's last round, where the licence makes rounds wait. */
  readonly lastRounds: ReadonlyMap<bigint, Date>;
  readonly rates: ExchangeRates;
  readonly at: Date;
}

/** The state while a batch is decided: each command sees what those before it left. */
export interface BatchState {
  readonly given: Given;
  readonly accounts: Map<string, Account>;
  readonly indebted: Set<bigint>;
  readonly restrictions: Map<bigint, Restriction>;
  /** Players on whose limits the batch counted. */
  readonly counted: Set<bigint>;
  /** Limits that came to their end in this batch, or back from it. */
  readonly turnedLimits: { readonly playerId: bigint; readonly limitId: bigint }[];
  readonly lastRounds: Map<bigint, Date>;
  readonly wagers: Map<string, Wager>;
  /** The wagers that were there before the batch. */
  readonly before: ReadonlyMap<string, Wager>;
  /** Keys of the wagers that the batch placed or changed. */
  readonly touched: Set<string>;
  readonly commands: Map<string, KeptCommand>;
  readonly kept: KeptCommand[];
  readonly transfers: Transfer[];
  readonly done: (Done & Pick<Decision, "staked" | "account"> & { before: Wager | undefined })[];
}

/** Returns the key of a player's account (by currency), wager or command (by id). */
export const keyOf = (playerId: bigint, name: string): string => `${playerId}/${name}`;

export function createState(given: Given): BatchState {
  const wagers = new Map(given.wagers.map((one) => [keyOf(one.playerId, one.id), one]));
  return {
    given,
    accounts: new Map(given.accounts.map((one) => [keyOf(one.playerId, one.currency), one])),
    indebted: new Set(given.accounts.filter(({ debt }) => debt > 0n).map((one) => one.playerId)),
    restrictions: new Map(given.restrictions),
    counted: new Set(),
    turnedLimits: [],
    lastRounds: new Map(given.lastRounds),
    wagers,
    before: new Map(wagers),
    touched: new Set(),
    commands: new Map(given.commands.map((one) => [keyOf(one.playerId, one.id), one])),
    kept: [],
    transfers: [],
    done: [],
  };
}

export const standingOf = (state: BatchState, playerId: bigint, currency: string): Standing => ({
  account: state.accounts.get(keyOf(playerId, currency)),
  indebted: state.indebted.has(playerId),
  restriction: state.restrictions.get(playerId),
  lastRoundAt: state.lastRounds.get(playerId),
  rates: state.given.rates,
});

/** Notes what a command moved and made. */
export function noteDecision(state: BatchState, command: WagerCommand, decision: Decision): void {
  const { account, wager, detail, staked } = decision;
  state.accounts.set(keyOf(account.playerId, account.currency), account);
  noteDebt(state, account);
  noteSpending(state, account, spendingOf(decision.transfers, wager.placedAt));
  if (command.kind === "place" && command.roundKind)
    state.lastRounds.set(command.playerId, state.given.at);
  state.transfers.push(...decision.transfers);
  const before = state.wagers.get(keyOf(wager.playerId, wager.id));
  keep(state, command, wager);
  state.done.push({ command, wager, before, detail, staked, account });
}

/** Counts what moved on the player's limits: one budget for everything that is staked on. */
function noteSpending(
  state: BatchState,
  { playerId, currency }: Account,
  spending: Spending,
): void {
  const before = state.restrictions.get(playerId);
  if (!before || before.budgets.length === 0) return;
  const { rates, at } = state.given;
  const { restriction, turned } = countSpending(before, { currency, rates }, spending, at);
  if (restriction === before) return;
  state.restrictions.set(playerId, restriction);
  state.counted.add(playerId);
  for (const limitId of turned) state.turnedLimits.push({ playerId, limitId });
}

function noteDebt({ accounts, indebted }: BatchState, account: Account): void {
  const { playerId } = account;
  if (account.debt > 0n) indebted.add(playerId);
  else if (indebted.has(playerId)) {
    const owes = [...accounts.values()].some((one) => one.playerId === playerId && one.debt > 0n);
    if (!owes) indebted.delete(playerId);
  }
}

/** Keeps the wager as the command left it. An instant round stands under its own id alone; of all else each command is kept. */
export function keep(state: BatchState, command: WagerCommand, wager: Wager): void {
  const key = keyOf(wager.playerId, wager.id);
  state.wagers.set(key, wager);
  state.touched.add(key);
  if (command.kind === "place" && wager.status === "settled") return;
  const { playerId, id, kind, bodyHash } = command;
  const one = { playerId, id, kind, bodyHash, wager };
  state.commands.set(keyOf(playerId, id), one);
  state.kept.push(one);
}

/** Keeps how a wager was placed before it is corrected; where that is kept already, it stays. */
export function keepFirst(state: BatchState, wager: Wager): void {
  const { playerId, id, bodyHash } = wager;
  state.kept.push({ playerId, id, kind: "place", bodyHash, wager });
}
