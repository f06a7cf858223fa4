import type { LiveTableBet } from "@houselight/game-maths/live-tables";
import { saltAfter } from "#core/fairness";
import {
  type Done,
  totalPaid,
  totalStake,
  type Wager,
  type WagerCommand,
  type WagerOwner,
} from "#money/wagers";
import type { Tx } from "#platform/database";
import { type House, perHouse } from "#platform/module";
import { type TableRound, takesBets } from "../round.ts";
import { lockRounds, updateSalts } from "../round-store.ts";
import { insertEntries, saveBets, seatOf, selectBettors, type TableBet } from "./bet-store.ts";

/** The rounds that take bets, as a batch of commands finds them. */
export interface TableSession {
  readonly rounds: ReadonlyMap<string, TableRound>;
  /** Takes the player's place in a round. Returns a refusal where there is none. */
  enter(
    playerId: bigint,
    table: string,
    number: bigint,
  ): "round_not_found" | "round_closed" | "bet_exists" | null;
  /** Tells whether chips may still be put on a round or taken from it. */
  takes(table: string, number: bigint): boolean;
  /** Gives the player's place in a round up. Returns a refusal once its bets are closed. */
  leave(playerId: bigint, table: string, number: bigint): "round_closed" | null;
}

/** Bets at live tables: while a batch puts chips down or takes them back, their rounds do not close. */
export const tableOwner = perHouse(
  (house): WagerOwner<TableSession> => ({
    name: "live-tables",
    account: "house:gaming",
    async begin(tx, playerIds, commands) {
      const moved = commands.filter((command) => command.owner === tableOwner(house));
      const tables = moved.flatMap(tablesOf);
      const adds = moved.flatMap(addedTo);
      return tables.length + adds.length === 0
        ? NO_ROUNDS
        : openRounds(house, tx, { tables, adds, playerIds });
    },
    async finish(tx, session, done) {
      const known = done.filter(({ wager }) => wager.record !== "");
      // Entries refer to their round alone: both may be written at once.
      await Promise.all([saveBets(tx, latestOf(known)), keepEntries(tx, session, known)]);
    },
  }),
);

const NO_ROUNDS: TableSession = {
  rounds: new Map(),
  enter: () => "round_closed",
  takes: () => false,
  leave: () => "round_closed",
};

/** Returns the table that a bet is placed at or taken back from; none for a settlement. */
const tablesOf = (command: WagerCommand): string[] =>
  command.kind === "place" || command.kind === "void" ? [command.subject] : [];

const addedTo = (command: WagerCommand): { playerId: bigint; id: string }[] =>
  command.kind === "add" ? [{ playerId: command.playerId, id: command.wagerId }] : [];

async function openRounds(
  house: House,
  tx: Tx,
  asked: {
    readonly tables: readonly string[];
    readonly adds: readonly { readonly playerId: bigint; readonly id: string }[];
    readonly playerIds: readonly bigint[];
  },
): Promise<TableSession> {
  const locked = await lockRounds(tx, asked.tables, asked.adds);
  const seats = await selectBettors(tx, locked, asked.playerIds);
  const rounds = new Map(locked.map((round) => [round.table, round]));
  const now = house.clock.now();
  const takes = (table: string, number: bigint): boolean => {
    const round = rounds.get(table);
    return round !== undefined && round.number === number && takesBets(round, now);
  };
  return {
    rounds,
    takes,
    enter(playerId, table, number) {
      const round = rounds.get(table);
      if (!round || number > round.number) return "round_not_found";
      if (!takes(table, number)) return "round_closed";
      const seat = seatOf(table, playerId);
      if (seats.has(seat)) return "bet_exists";
      seats.add(seat);
      return null;
    },
    leave(playerId, table, number) {
      if (!takes(table, number)) return "round_closed";
      seats.delete(seatOf(table, playerId));
      return null;
    },
  };
}

/** Returns each bet as the last command of a batch left it. */
function latestOf(done: readonly Done[]): TableBet[] {
  const bets = new Map<string, TableBet>();
  for (const { wager } of done) bets.set(`${wager.playerId}/${wager.id}`, betOf(wager));
  return [...bets.values()];
}

function betOf(wager: Wager): TableBet {
  const { table, round, bet, stakeEur } = readBetRecord(wager);
  const stake = totalStake(wager);
  const state =
    wager.status === "open" ? "open" : wager.status === "voided" ? "returned" : "settled";
  return {
    table,
    round: BigInt(round),
    playerId: wager.playerId,
    id: wager.id,
    currency: wager.currency,
    stake,
    stakeEur: BigInt(stakeEur),
    bet,
    state,
    payout: state === "open" ? null : state === "returned" ? stake : totalPaid(wager),
    placedAt: wager.placedAt,
  };
}

/** Writes the entries of a batch behind those that stand, and hashes the salts on with them. */
async function keepEntries(tx: Tx, { rounds }: TableSession, done: readonly Done[]): Promise<void> {
  const changed = [...rounds.values()].flatMap((round) => {
    const own = done.filter(({ wager }) => wager.subject === round.table);
    const put = own.filter(({ command: { kind } }) => kind === "place" || kind === "add");
    const placed = own.filter(({ command: { kind } }) => kind === "place").length;
    const back = own.filter(({ command: { kind } }) => kind === "void").length;
    if (put.length + back === 0) return [];
    const entries = put.map(({ command, wager }, index) => ({
      table: round.table,
      round: round.number,
      position: round.entries + index + 1,
      id: command.id,
      playerId: wager.playerId,
      betId: wager.id,
    }));
    const ids = entries.map(({ id }) => id);
    return [
      {
        entries,
        round: {
          table: round.table,
          number: round.number,
          salt: saltAfter(round.salt, ids),
          entries: round.entries + entries.length,
          players: round.players + placed - back,
        },
      },
    ];
  });
  await insertEntries(
    tx,
    changed.flatMap(({ entries }) => entries),
  );
  await updateSalts(
    tx,
    changed.map(({ round }) => round),
  );
}

/** The record of a wager at a live table. */
export interface BetRecord {
  readonly table: string;
  readonly round: number;
  readonly bet: LiveTableBet;
  /** Hundredths of a euro, as text. */
  readonly stakeEur: string;
}

export const writeBetRecord = (record: BetRecord): string => JSON.stringify(record);

export const readBetRecord = ({ record }: Pick<Wager, "record">): BetRecord =>
  JSON.parse(record) as BetRecord;
