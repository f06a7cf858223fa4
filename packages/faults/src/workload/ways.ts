import { createHash } from "node:crypto";
import {
  acceptCashOut,
  activateBonus,
  type BonusView,
  createDeposit,
  createUserLimit,
  createWithdrawal,
  exchangeCompPoints,
  type OwnLiveTableBetView,
  type PaymentView,
  placeLiveTableBet,
  placeSportsBet,
  playRound,
  recallPayment,
  redeemCoupon,
  type RoundView,
  type SportsBetView,
  takeStep,
  type UserLimitView,
} from "@houselight/contracts";
import type { HttpAnswer, HttpCaller } from "@houselight/test-kit";
import type { Accepted, Operation, OperationKind } from "./operation.ts";

/** The way of a kind of operation to the house, and what must stay of its acceptance. */
interface Way {
  ask(caller: HttpCaller, operation: Operation): Promise<HttpAnswer<unknown>>;
  accepted(body: unknown): Accepted;
}

const WAYS: Readonly<Record<Exclude<OperationKind, "studio">, Way>> = {
  round: {
    ask: (caller, { slug, body }) =>
      caller.call(playRound, { params: { slug: slug as string }, body: body as never }),
    accepted: (body) => ofRound(body as RoundView),
  },
  step: {
    ask: (caller, { round, body }) =>
      caller.call(takeStep, { params: { id: round as string }, body: body as never }),
    accepted: (body) => ofRound(body as RoundView),
  },
  deposit: {
    ask: (caller, { body }) => caller.call(createDeposit, { body: body as never }),
    accepted: (body) => ofPayment(body as PaymentView),
  },
  withdrawal: {
    ask: (caller, { body }) => caller.call(createWithdrawal, { body: body as never }),
    accepted: (body) => ofPayment(body as PaymentView),
  },
  recall: {
    ask: (caller, { id }) => caller.call(recallPayment, { params: { id } }),
    accepted: (body) => ofPayment(body as PaymentView),
  },
  bet: {
    ask: (caller, { body }) => caller.call(placeSportsBet, { body: body as never }),
    accepted: (body) => ofBet(body as SportsBetView),
  },
  cash_out: {
    ask: (caller, { id, body }) =>
      caller.call(acceptCashOut, { params: { id }, body: body as never }),
    accepted: (body) => ofCashOut(body as SportsBetView),
  },
  table_bet: {
    ask: (caller, { slug, body }) =>
      caller.call(placeLiveTableBet, { params: { slug: slug as string }, body: body as never }),
    accepted: (body) => ofTableBet(body as OwnLiveTableBetView),
  },
  // The code is the player's once: a repeat is told that it is used.
  coupon: {
    ask: (caller, { body }) => caller.call(redeemCoupon, { body: body as never }),
    accepted: () => SAID_NOTHING,
  },
  activation: {
    ask: (caller, { id }) => caller.call(activateBonus, { params: { id } }),
    accepted: (body) => ofBonus(body as BonusView),
  },
  exchange: {
    ask: (caller, { body }) =>
      caller.call(exchangeCompPoints, { params: { type: "money" }, body: body as never }),
    accepted: (body) => ({ ...SAID_NOTHING, digest: digestOf(body) }),
  },
  limit: {
    ask: (caller, { body }) => caller.call(createUserLimit, { body: body as never }),
    accepted: (body) => ofLimit(body as UserLimitView),
  },
};

/** Asks the house for what a player wishes. */
export function askFor(caller: HttpCaller, operation: Operation): Promise<HttpAnswer<unknown>> {
  if (operation.kind === "studio") throw new Error("a studio calls by itself");
  return WAYS[operation.kind].ask(caller, operation);
}

/** Returns what must stay of an acceptance. */
export const acceptedBy = ({ kind }: Operation, body: unknown): Accepted =>
  kind === "studio" ? ofStudioCall(body as StudioAnswer) : WAYS[kind].accepted(body);

const SAID_NOTHING: Accepted = { digest: "", stake: 0, payout: 0, balance: 0 };

/** Returns the hash of an answer: equal answers have the same. */
export const digestOf = (value: unknown): string =>
  createHash("sha1").update(JSON.stringify(value)).digest("base64");

const ofRound = (round: RoundView): Accepted => ({
  digest: digestOf(round),
  stake: round.stake_cents,
  payout: round.payout_cents,
  balance: round.balance?.amount_cents ?? 0,
});

/** A payment's state goes on; what was asked for does not change. */
const ofPayment = ({ id, action, method, currency, amount_cents }: PaymentView): Accepted => ({
  digest: digestOf([id, action, method, currency, amount_cents]),
  stake: 0,
  payout: 0,
  balance: 0,
});

/** Of a bet everything stays but its end, and what can still come back until then. */
const ofBet = ({ id, kind, currency, stake_cents, legs }: SportsBetView): Accepted => ({
  digest: digestOf([
    [id, kind, currency, stake_cents],
    ...legs.map(({ fixture, selection_id, odds }) => [fixture.home, selection_id, odds]),
  ]),
  stake: stake_cents,
  payout: 0,
  balance: 0,
});

const ofCashOut = ({ id, state, stake_cents, payout_cents }: SportsBetView): Accepted => ({
  digest: digestOf([id, state, payout_cents]),
  stake: stake_cents,
  payout: payout_cents ?? 0,
  balance: 0,
});

const ofTableBet = ({
  id,
  table,
  round,
  currency,
  stake_cents,
  chips,
}: OwnLiveTableBetView): Accepted => ({
  ...SAID_NOTHING,
  digest: digestOf([id, table, round, currency, stake_cents, chips]),
  stake: stake_cents,
});

const ofBonus = ({ id, currency, amount_cents }: BonusView): Accepted => ({
  ...SAID_NOTHING,
  digest: digestOf([id, currency, amount_cents]),
});

/** The use of a limit goes on. */
const ofLimit = ({ id, type, period, accounts }: UserLimitView): Accepted => ({
  ...SAID_NOTHING,
  digest: digestOf([
    [id, type, period],
    ...accounts.map(({ currency, amount_cents }) => [currency, amount_cents]),
  ]),
});

interface StudioAnswer {
  readonly player: string;
  readonly transactions?: unknown;
}

/** A repeat has today's balance. */
const ofStudioCall = ({ player, transactions }: StudioAnswer): Accepted => ({
  ...SAID_NOTHING,
  digest: digestOf([player, transactions ?? null]),
});
