import type { GameNature } from "#core/configuration";
import { lockAccounts, selectAccounts } from "#core/wallet";
import { type WagerAnswer, wagers } from "#money/wagers";
import { type Caller, Refused } from "#platform/http";
import type { House } from "#platform/module";
import type { Decided, Plan } from "./decide-call.ts";
import { addToRecord, newRecord } from "./round-record.ts";
import { callIdOf, commandId, type MoneyCall } from "./round.ts";
import {
  type CallInHand,
  look,
  openRounds,
  type RoundSession,
  studioOwner,
  type WithCall,
} from "./studio-owner.ts";
import { insertTold } from "./transaction-store.ts";

/** Everything that a stake needs to know of who places it. */
export interface BetTerms
  extends Pick<
    Caller,
    "licence" | "sessionId" | "sessionBeganAt" | "dateOfBirth" | "detailsMissing"
  > {
  readonly country: string | null;
  readonly roundKind: GameNature["kind"];
}

/** A call with what its bets are decided by, which is read only where it has some that are new. */
export interface CallWithTerms extends CallInHand {
  readonly licence: string;
  /** Throws Refused where the player may not bet. */
  terms(): Promise<BetTerms>;
}

/** Answer to a call: the wager that it came to, and all that the player can stake by now. */
export interface CarriedOut {
  readonly wagerId: string | null;
  readonly balance: bigint;
  readonly repeated: boolean;
}

/** Other calls on the round came between so often that the studio is asked to come again. */
const ATTEMPTS = 50;
/** Refusals of the door that say no more than that the round has gone on. */
const GONE_ON: ReadonlySet<string> = new Set([
  "round_changed",
  "wager_settled",
  "wager_not_settled",
  "wager_not_found",
  "wager_voided",
  "wager_cashed_out",
  "cash_out_too_large",
  "idempotency_mismatch",
]);

/** Carries out a call of a studio, once. Throws Refused. */
export async function carryOut(house: House, asked: CallWithTerms): Promise<CarriedOut> {
  let terms: BetTerms | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const plan = assertPlan(await look(house, asked));
    if (plan.do === "repeat")
      return { wagerId: plan.wagerId, balance: await balanceOf(house, asked), repeated: true };
    if (plan.do === "record") {
      if (!(await keepOnly(house, asked, plan))) continue;
      return { wagerId: plan.wagerId, balance: await balanceOf(house, asked), repeated: false };
    }
    if (plan.do === "place" || plan.do === "add") terms ??= await asked.terms();
    const answer = await submit(house, asked, { plan, terms });
    if (!("refused" in answer)) {
      const { id, currency, cashAfter, bonusAfter } = answer.wager;
      // A rollback may be of a round in another currency than its session is in.
      const isSaid = !answer.repeated && currency === asked.currency;
      const balance = isSaid ? cashAfter + bonusAfter : await balanceOf(house, asked);
      return { wagerId: id, balance, repeated: answer.repeated };
    }
    if (!GONE_ON.has(answer.refused)) throw new Refused(answer.refused);
  }
  throw new Refused("try_again");
}

function assertPlan(decided: Decided): Plan {
  if ("refused" in decided) throw new Refused(decided.refused);
  return decided;
}

/** Returns all that a player can stake in the currency of a call. */
export async function balanceOf(
  house: House,
  { playerId, currency }: Pick<CallInHand, "playerId" | "currency">,
): Promise<bigint> {
  const accounts = await selectAccounts(house.database, playerId);
  const account = accounts.find((one) => one.currency === currency);
  return account ? account.cash + account.bonus : 0n;
}

/** Puts a call on record that moves nothing. Returns false where the round has gone on meanwhile. */
async function keepOnly(house: House, asked: CallInHand, plan: Plan): Promise<boolean> {
  return house.database.tx(async (tx) => {
    // Calls of a player come one after the other behind this lock, as those that move money do.
    await lockAccounts(tx, [asked.playerId]);
    const rounds = await openRounds(tx, [asked]);
    const wagerId = plan.do === "record" ? plan.wagerId : null;
    if (rounds.take(asked, plan, wagerId) !== null) return false;
    await insertTold(tx, rounds.fresh.get(asked) ?? [], house.clock.now());
    return true;
  });
}

type Answer = WagerAnswer<unknown, "round_changed">;

/** Hands a call to the door of wagers as the command that it comes down to. */
function submit(
  house: House,
  inHand: CallWithTerms,
  { plan, terms }: { readonly plan: Plan; readonly terms: BetTerms | null },
): Promise<Answer> {
  const door = wagers(house);
  const { playerId, studio, game, currency, licence, call, hash } = inHand;
  const id = commandId(studio, playerId, callIdOf(call));
  const command = { owner: studioOwner(house), playerId, id, bodyHash: hash, inHand };
  const taking = (wagerId: string) => ({
    wagerId,
    take: (session: RoundSession) => session.take(inHand, plan, wagerId),
  });
  switch (plan.do) {
    case "place":
      return place(house, inHand, { plan, terms: terms as BetTerms, command });
    case "add":
      return door.add<RoundSession, null, "round_changed">({
        ...command,
        ...(terms as BetTerms),
        wagerId: plan.wagerId,
        offer: (session, wager) => {
          const changed = session.look(inHand, plan);
          if (changed) return { refused: changed };
          return {
            stake: plan.stake,
            play() {
              session.take(inHand, plan, plan.wagerId);
              const record = addToRecord(wager.record, call as MoneyCall);
              const payout = plan.payout === undefined ? {} : { payout: plan.payout };
              return { record, ...payout, detail: null };
            },
          };
        },
      });
    case "settle":
      return door.settle<RoundSession, "round_changed">({
        ...command,
        ...taking(plan.wagerId),
        payout: plan.payout,
      });
    case "refund":
      return door.settle<RoundSession, "round_changed">({
        ...command,
        ...taking(plan.wagerId),
        payout: plan.amount,
        cashOut: plan.amount,
      });
    case "again":
      return door.settleAgain<RoundSession, "round_changed">({
        ...command,
        ...taking(plan.wagerId),
        payout: plan.payout,
      });
    case "void":
      return door.takeBack<RoundSession, "round_changed">({
        ...command,
        ...taking(plan.wagerId),
        subject: game,
        licence,
        currency,
      });
    default:
      throw new Error(`${plan.do} is no command`);
  }
}

/** Places the first bets of a round, or those after a win of it: settled at once where the call says how. */
function place(
  house: House,
  inHand: CallWithTerms,
  how: {
    readonly plan: Plan & { readonly do: "place" };
    readonly terms: BetTerms;
    readonly command: WithCall<{
      owner: ReturnType<typeof studioOwner>;
      playerId: bigint;
      id: string;
      bodyHash: string;
    }>;
  },
): Promise<Answer> {
  const { plan, terms, command } = how;
  const { studio, game, currency, call } = inHand;
  const { round } = call as MoneyCall;
  return wagers(house).place<RoundSession, null>({
    ...command,
    ...terms,
    subject: game,
    currency,
    stake: plan.stake,
    take: (session) => session.take(inHand, plan, command.id),
    play: () => ({
      record: addToRecord(newRecord(studio, round), call as MoneyCall),
      ...(plan.payout === undefined ? {} : { payout: plan.payout }),
      detail: null,
    }),
  }) as Promise<Answer>;
}
