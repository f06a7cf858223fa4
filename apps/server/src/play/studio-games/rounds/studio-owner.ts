import type { Tx } from "#platform/database";
import type { Done, WagerCommand, WagerOwner } from "#money/wagers";
import { type House, perHouse } from "#platform/module";
import { decideCall, type Decided, type Plan, recordsOf } from "./decide-call.ts";
import { type MoneyCall, type RollbackCall, rolledBack, type Told } from "./round.ts";
import { type Asked, insertTold, type Kept, selectTold } from "./transaction-store.ts";

export const OWNER = "studio-games";

/** A call on the way to the door of wagers. */
export interface CallInHand {
  readonly playerId: bigint;
  readonly studio: string;
  readonly game: string;
  readonly currency: string;
  readonly call: MoneyCall | RollbackCall;
  readonly hash: string;
}

/** A command that a call became carries it along. */
export type WithCall<Command> = Command & { readonly inHand: CallInHand };

/** Record of the rounds of a batch, as its commands change it. */
export interface RoundSession {
  /** Tells whether a call still comes down to a plan. */
  look(inHand: CallInHand, plan: Plan): "round_changed" | null;
  /** Does the same, and if so puts the call on record. */
  take(inHand: CallInHand, plan: Plan, wagerId: string | null): "round_changed" | null;
  readonly fresh: ReadonlyMap<CallInHand, readonly Kept[]>;
}

/** Rounds of outside studios: what was told is kept in the transaction that moves its money. */
export const studioOwner = perHouse(
  (house): WagerOwner<RoundSession> => ({
    name: OWNER,
    account: "house:gaming",
    begin: (tx, _playerIds, commands) => openRounds(tx, commands.flatMap(inHandOf)),
    async finish(tx, { fresh }, done) {
      const kept = done.flatMap(({ command }: Done) =>
        inHandOf(command).flatMap((inHand) => fresh.get(inHand) ?? []),
      );
      await insertTold(tx, kept, house.clock.now());
    },
  }),
);

const inHandOf = (command: WagerCommand): readonly CallInHand[] =>
  "inHand" in command && command.owner.name === OWNER
    ? [(command as WithCall<WagerCommand>).inHand]
    : [];

const askedOf = ({ playerId, studio, game, call }: CallInHand): Asked => ({
  playerId,
  studio,
  game,
  round: call.kind === "money" ? call.round : null,
  ids: namesOf(call),
});

/** Returns the ids of transactions that a call has to do with. */
const namesOf = (call: MoneyCall | RollbackCall): readonly string[] =>
  call.kind === "rollback"
    ? [call.id, call.original]
    : [
        ...call.actions.map(({ id }) => id),
        ...(call.reference === undefined ? [] : [call.reference]),
      ];

/** Opens the rounds of some calls within a transaction that holds their players' accounts. */
export async function openRounds(tx: Tx, calls: readonly CallInHand[]): Promise<RoundSession> {
  const kept = await selectTold(tx, calls.map(askedOf));
  const fresh = new Map<CallInHand, readonly Kept[]>();
  return {
    fresh,
    look: (inHand, plan) => (isSame(decideOn(inHand, kept).decided, plan) ? null : "round_changed"),
    take(inHand, plan, wagerId) {
      const { decided, records } = decideOn(inHand, kept);
      if (!isSame(decided, plan)) return "round_changed";
      const { playerId, studio } = inHand;
      const told = records(plan, wagerId).map((one) => ({ ...one, playerId, studio }));
      kept.push(...told);
      fresh.set(inHand, told);
      return null;
    },
  };
}

/** Reads what a call comes down to as things stand. */
export async function look(house: House, inHand: CallInHand): Promise<Decided> {
  return decideOn(inHand, await selectTold(house.database, [askedOf(inHand)])).decided;
}

function decideOn(inHand: CallInHand, all: readonly Kept[]) {
  const { playerId, studio, call, hash } = inHand;
  const kept = all.filter((one) => one.playerId === playerId && one.studio === studio);
  const ids = new Set(askedOf(inHand).ids);
  const named = kept.filter(({ id, original }) => ids.has(id) || ids.has(original ?? ""));
  const about = placeOf(inHand, named);
  const round = about
    ? kept.filter((one) => one.game === about.game && one.round === about.round)
    : [];
  return {
    decided: decideCall(call, { round, named, hash }),
    records: (plan: Plan, wagerId: string | null): readonly Told[] =>
      recordsOf(call, plan, {
        wagerId,
        game: about?.game ?? inHand.game,
        currency: about?.currency ?? inHand.currency,
        round: about?.round ?? null,
        hash,
        bets: call.kind === "rollback" ? stakesTakenBack(call, round) : 0n,
      }),
  };
}

/** Returns the round that a call is about; nothing for a rollback of what never came. */
function placeOf({ game, currency, call }: CallInHand, named: readonly Kept[]) {
  if (call.kind === "money") return { game, currency, round: call.round };
  const original = named.find(({ id }) => id === call.original);
  return original?.round == null
    ? null
    : { game: original.game, currency: original.currency, round: original.round };
}

/** Returns the stakes of the call that a rollback takes back. */
function stakesTakenBack({ original }: RollbackCall, round: readonly Told[]): bigint {
  const call = round.find(({ id }) => id === original)?.call;
  if (call === undefined || rolledBack(round).has(call)) return 0n;
  return round
    .filter((one) => one.call === call && one.kind === "bet")
    .reduce((sum, { amount }) => sum + amount, 0n);
}

const textOf = (decided: Decided): string =>
  JSON.stringify(Object.entries(decided).toSorted(), (_, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value,
  );
const isSame = (one: Decided, other: Decided): boolean => textOf(one) === textOf(other);
