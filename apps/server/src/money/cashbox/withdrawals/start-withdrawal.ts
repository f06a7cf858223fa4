import {
  createWithdrawal,
  type EndpointInput,
  type ExchangeRates,
  withdrawalMethods,
  withdrawalTerms,
} from "@houselight/contracts";
import { confirmPassword, type Player, selectPlayer } from "#core/accounts";
import { announceBalances, exchangeRates, lockAccounts, placeHolds } from "#core/wallet";
import type { Tx } from "#platform/database";
import { bodyHash, type Caller, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { providerOf } from "../providers/providers.ts";
import { changedEvent, reportUrl } from "../records/change.ts";
import { BEGINNING, type Payment } from "../records/payment.ts";
import { insertPayment, selectPayment } from "../records/payment-store.ts";
import {
  accountIn,
  assertAmount,
  assertDetailsTold,
  assertDiligence,
  linkedValue,
  offeredMethod,
  paymentContext,
  valueInEurCents,
} from "../records/payment-terms.ts";
import { addToSource } from "../records/source-store.ts";
import { readTarget } from "./destination.ts";
import { payableSources } from "./sources/payable-sources.ts";
import {
  approvalLimits,
  approvalsNeeded,
  isSourceOrderKept,
  sourcePart,
} from "./withdrawal-rules.ts";

type WithdrawalBody = EndpointInput<typeof createWithdrawal>["body"];

const MINUTE_MS = 60_000;

/**
 * Asks for money to be paid out: it is held at once, and goes when as many operators agree as its
 * value asks for, together with that of the 24 hours before. Small ones go by themselves. A repeat
 * finds the same withdrawal. An account that was never paid to is confirmed with the player's
 * password, and waits for a while.
 */
export async function startWithdrawal(
  house: House,
  body: WithdrawalBody,
  caller: Caller,
  baseUrl: string,
): Promise<{ payment: Payment; repeated: boolean }> {
  const rates = await exchangeRates(house)();
  const { password: _, ...asked } = body;
  // Not of the password: a fast hash of one is a way to guess it.
  const hash = bodyHash(createWithdrawal, null, asked);
  const isConfirmed = await confirmed(house, caller.id, body);
  const answer = await house.database.tx(async (tx) => {
    const accounts = await lockAccounts(tx, [caller.id]);
    const earlier = await selectPayment(tx, caller.id, body.id);
    if (earlier) {
      if (earlier.bodyHash !== hash) throw new Refused("idempotency_mismatch");
      return { payment: earlier, repeated: true };
    }
    const account = accountIn(accounts, body.currency);
    const player = await selectPlayer(tx, caller.id);
    if (!player) throw new Refused("sign_in_required");
    assertDetailsTold(player, "withdrawal");
    const payment = await draft(house, tx, { body, hash, player, baseUrl, rates, isConfirmed });
    if (payment.amount > account.cash) throw new Refused("not_enough_money");
    assertDiligence(house, player, payment);
    await insertPayment(tx, payment);
    await addToSource(tx, caller.id, { ...payment, amount: -payment.sourcePart });
    await placeHolds(tx, [{ ...payment, expiresAt: null }], payment.createdAt);
    await announceBalances(tx, [payment]);
    await appendEvents(tx, [changedEvent(payment)]);
    return { payment, repeated: false };
  });
  return answer;
}

/** Returns true when the right password came with the request; a repeat needs none. */
async function confirmed(house: House, playerId: bigint, body: WithdrawalBody): Promise<boolean> {
  if (body.password === undefined) return false;
  if (await selectPayment(house.database, playerId, body.id)) return false;
  await confirmPassword(house, playerId, body.password);
  return true;
}

interface Asked {
  readonly body: WithdrawalBody;
  readonly hash: string;
  readonly player: Player;
  readonly baseUrl: string;
  readonly rates: ExchangeRates;
  readonly isConfirmed: boolean;
}

async function draft(house: House, tx: Tx, asked: Asked): Promise<Payment> {
  const { body, player } = asked;
  const context = await paymentContext(house, tx, player);
  const offered = withdrawalMethods(body.currency, context);
  const method = offeredMethod(offered, body.method);
  const amount = BigInt(body.amount_cents);
  assertAmount(amount, withdrawalTerms(method, body.currency));
  const sources = (await payableSources(tx, player.id, context)).filter(
    ({ currency }) => currency === body.currency,
  );
  if (!isSourceOrderKept(amount, method.id, sources)) throw new Refused("return_to_source_first");
  const target = await readTarget(tx, player.id, body, method);
  if (target.isNew && !asked.isConfirmed) throw new Refused("password_required");
  const createdAt = house.clock.now();
  const delayMs = house.config.WITHDRAWAL_NEW_ACCOUNT_DELAY_MINUTES * MINUTE_MS;
  const waitsUntil = target.isNew && delayMs > 0 ? new Date(createdAt.getTime() + delayMs) : null;
  const provider = providerOf(house, method, target.keeper);
  const eurCents = valueInEurCents(amount, body.currency, asked.rates);
  const linkedEurCents = await linkedValue(tx, player.id, "cashout", createdAt);
  // All of a day counts: in parts it would pass by the operators.
  const needed = approvalsNeeded(
    eurCents + linkedEurCents,
    approvalLimits(player.licence, house.config),
  );
  return {
    ...BEGINNING,
    playerId: player.id,
    id: body.id,
    reference: house.ids.uuid(),
    bodyHash: asked.hash,
    action: "cashout",
    licence: player.licence,
    method: method.id,
    provider,
    currency: body.currency,
    amount,
    eurCents,
    linkedEurCents,
    state: needed === 0 && waitsUntil === null ? "reserved" : "pending",
    profileId: target.profileId,
    destination: target.destination,
    accountLabel: target.label,
    reportUrl: reportUrl(asked.baseUrl, provider),
    approvalsNeeded: needed,
    sourcePart: sourcePart(amount, method.id, sources),
    waitsUntil,
    createdAt,
  };
}
