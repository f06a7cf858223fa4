import { randomUUID } from "node:crypto";
import type { Switch, Switches } from "../switches/switches.ts";
import type { HouseWallet, ToldCall, WalletAnswer } from "./house-wallet.ts";
import type { KeptRounds } from "./kept-rounds.ts";

/** The answer to a stake or a payout: what the player has by then, or why not. */
export type PurseAnswer =
  | { readonly kind: "ok"; readonly balance: number }
  | { readonly kind: "refused"; readonly code: string }
  /** It will be told later; what the player has is not known. */
  | { readonly kind: "later" };

/** Money that a seat plays with: the house's, or play money. */
export interface Purse {
  readonly currency: string;
  /** Names the session with the house; null for play money. */
  readonly session: string | null;
  balance(): Promise<PurseAnswer>;
  bet(round: string, amount: number): Promise<PurseAnswer>;
  /** Says that what follows from the bets of a round is on file: they are not taken back any more. */
  stands(round: string): void;
  /** Pays, and ends the round. */
  win(round: string, amount: number): Promise<PurseAnswer>;
}

const LATE_MS = 10_000;
/** A bet of which nothing followed is taken back: the process ended in between. */
const UNDO_MS = 30_000;

interface Means {
  readonly wallet: HouseWallet;
  readonly kept: KeptRounds;
  readonly switches: Switches;
}

/** Makes the purse of a session with the house. What the house does not answer is kept, and sent again. */
export function realPurse(
  { wallet, kept, switches }: Means,
  { session, currency }: { readonly session: string; readonly currency: string },
): Purse {
  /** Faults of rounds that show at their end. */
  const atEnd = new Map<string, Switch>();
  /** Rollbacks that wait until it is on file what follows from their bets. */
  const undoing = new Map<string, string>();
  /** The last bet of each open round: some protocols want a win to name it. */
  const bets = new Map<string, string>();
  const later = (call: ToldCall, inMs = 0): PurseAnswer => {
    kept.setDue(call.id, { ...call, at: Date.now() + inMs });
    return { kind: "later" };
  };
  const takeBack = async (call: ToldCall): Promise<void> => {
    if ((await wallet.insist(call)).kind === "lost") later(call);
  };
  const stands = (round: string): void => {
    kept.setDue(undoing.get(round) ?? "", null);
    undoing.delete(round);
  };
  return {
    session,
    currency,
    balance: async () => answerOf(await wallet.insist({ name: "balance", session })),
    async bet(round, amount) {
      const id = randomUUID();
      const call: ToldCall = { name: "bet", session, round, id, amount, currency };
      const undo = rollbackOf(session, id);
      bets.set(round, id);
      later(undo, UNDO_MS);
      const fault = switches.take();
      if (fault === "win_twice" || fault === "win_late") atEnd.set(round, fault);
      if (fault === "rollback_before_bet") await takeBack(rollbackOf(session, id));
      const answer = await sendBet(wallet, call, fault);
      // Whether it stands is not known: it is taken back, and that is sent until it is answered.
      if (answer.kind === "lost") later(undo);
      if (answer.kind === "ok") undoing.set(round, undo.id);
      if (answer.kind === "refused") kept.setDue(undo.id, null);
      if (answer.kind === "ok" && fault === "rollback") {
        stands(round);
        await takeBack(rollbackOf(session, id));
        return { kind: "refused", code: "taken_back" };
      }
      return answer.kind === "lost" ? { kind: "refused", code: "no_answer" } : answerOf(answer);
    },
    stands,
    async win(round, amount) {
      const id = randomUUID();
      const of = { round, bet: bets.get(round) ?? "" };
      const call: ToldCall = { name: "win", session, id, amount, currency, ...of };
      bets.delete(round);
      const fault = atEnd.get(round);
      atEnd.delete(round);
      if (fault === "win_late") {
        const told = later(call, LATE_MS);
        stands(round);
        return told;
      }
      if (fault === "win_twice") await wallet.send(call);
      // On file before it is sent: what was won is told, whatever happens to this process.
      later(call);
      stands(round);
      const answer = await wallet.insist(call);
      if (answer.kind === "lost") return { kind: "later" };
      kept.setDue(id, null);
      return answerOf(answer);
    },
  };
}

const rollbackOf = (session: string, original: string): ToldCall => ({
  name: "rollback",
  session,
  id: randomUUID(),
  original,
});

/** Sends a bet, with the fault that it is to show. */
async function sendBet(
  wallet: HouseWallet,
  call: ToldCall,
  fault: Switch | null,
): Promise<WalletAnswer> {
  if (fault === "wrong_signature") return wallet.send(call, { wrongKey: true });
  if (fault === "answer_lost") await wallet.send(call);
  return wallet.insist(call);
}

function answerOf(answer: WalletAnswer): PurseAnswer {
  if (answer.kind === "ok") return { kind: "ok", balance: answer.balance };
  return answer.kind === "refused" ? answer : { kind: "refused", code: "no_answer" };
}

const PLAY_MONEY = 100_000;

/** Makes a purse of play money. */
export function demoPurse(): Purse {
  let balance = PLAY_MONEY;
  const told = async (): Promise<PurseAnswer> => ({ kind: "ok", balance });
  return {
    session: null,
    currency: "FUN",
    balance: told,
    async bet(_round, amount) {
      if (amount > balance) return { kind: "refused", code: "not_enough_money" };
      balance -= amount;
      return told();
    },
    stands: () => undefined,
    win(_round, amount) {
      balance += amount;
      return told();
    },
  };
}
