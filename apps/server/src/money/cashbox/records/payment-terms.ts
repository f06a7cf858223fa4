import {
  type AmountTerms,
  amountFault,
  convert,
  type ExchangeRates,
  type PaymentContext,
  type PaymentMethod,
} from "@houselight/contracts";
import { detailsMissingOf, type Player, selectGroups } from "#core/accounts";
import { licenceOf, servedMethods, thresholdsOf } from "#core/configuration";
import { isQuestionnaireDue } from "#core/verification";
import type { Account } from "#core/wallet";
import { LINKED_MS, needsVerification, takeDeposit } from "#entitlements/compliance";
import type { Queryable, Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { providers } from "../providers/providers.ts";
import type { Payment } from "./payment.ts";
import { sumLinked } from "./payment-list-store.ts";

/** Returns the values that decide which methods a player is offered, the same as on the site. */
export const paymentContext = async (
  house: House,
  queryable: Queryable,
  player: Player,
): Promise<PaymentContext> => ({
  ...(await licensedContext(queryable, player)),
  offers: servedMethods(licenceOf(player.licence), providers(house).off),
});

/** Returns the values that decide which methods a player would be offered if every provider could be asked. */
export const licensedContext = async (
  queryable: Queryable,
  player: Player,
): Promise<PaymentContext> => ({
  offers: licenceOf(player.licence).methods,
  country: player.country,
  groups: await selectGroups(queryable, player.id),
});

/** Throws Refused when the player holds no account in it. */
export function accountIn(accounts: readonly Account[], currency: string): Account {
  const account = accounts.find((one) => one.currency === currency);
  if (!account) throw new Refused("currency_not_held");
  return account;
}

/**
 * Counts a deposit on the player's limits from the moment it is asked for. Throws Refused for what
 * keeps the player from paying in: account_blocked, self_excluded, cooling_off,
 * deposit_limit_exceeded. The accounts are locked.
 */
export async function assertMayDeposit(
  tx: Tx,
  deposit: Pick<Payment, "playerId" | "currency" | "amount"> & { readonly rates: ExchangeRates },
  at: Date,
): Promise<void> {
  const refused = await takeDeposit(tx, deposit, at);
  if (refused) throw new Refused(refused);
}

/** Throws Refused("questionnaire_due") for a player who has to say where the money comes from. */
export function assertSourceTold(player: Player, at: Date): void {
  if (isQuestionnaireDue(player, at)) throw new Refused("questionnaire_due");
}

/** Throws Refused("details_missing") for a player who has yet to tell what the licence asks for at sign-up. */
export function assertDetailsTold(player: Player, action: "deposit" | "withdrawal"): void {
  if (action === "deposit" && licenceOf(player.licence).depositsBeforeDetails) return;
  if (detailsMissingOf(player).length > 0) throw new Refused("details_missing");
}

/** Throws Refused when no such method is offered here for this currency. */
export function offeredMethod(offered: readonly PaymentMethod[], id: string): PaymentMethod {
  const method = offered.find((one) => one.id === id);
  if (!method) throw new Refused("method_not_offered");
  return method;
}

/** Throws Refused with the code of `amountFault`. */
export function assertAmount(amount: bigint, terms: AmountTerms): void {
  const fault = amountFault(amount, terms);
  if (fault) throw new Refused(fault);
}

export const valueInEurCents = (amount: bigint, currency: string, rates: ExchangeRates): bigint =>
  convert(amount, currency, "EUR", rates);

/**
 * Returns the value in EUR cents of the payments of a kind that are linked to one which a player asks for
 * now. The caller holds the player's accounts, so that nothing linked comes in between.
 */
export const linkedValue = (
  tx: Tx,
  playerId: bigint,
  action: Payment["action"],
  at: Date,
): Promise<bigint> => sumLinked(tx, playerId, action, new Date(at.getTime() - LINKED_MS));

/** Asks for due diligence at its threshold, single and linked. Throws Refused("verification_required"). */
export function assertDiligence(
  house: House,
  player: Player,
  payment: Pick<Payment, "eurCents" | "linkedEurCents">,
): void {
  const value = {
    own: payment.eurCents,
    linked: payment.linkedEurCents,
    threshold: thresholdsOf(licenceOf(player.licence), house.config).dueDiligence,
  };
  if (needsVerification(player.verification, value)) throw new Refused("verification_required");
}
