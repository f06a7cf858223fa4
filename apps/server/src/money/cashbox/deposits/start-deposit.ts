import {
  createDeposit,
  DEFAULT_LOCALE,
  depositMethods,
  depositTerms,
  type EndpointInput,
  findMethod,
  type Locale,
} from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { licenceOf, offeredCurrencies } from "#core/configuration";
import { exchangeRates, lockAccounts } from "#core/wallet";
import type { Tx } from "#platform/database";
import { bodyHash, type Caller, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { ProviderUnavailable } from "../providers/provider.ts";
import { providerOf, providers } from "../providers/providers.ts";
import { changedEvent, reportUrl } from "../records/change.ts";
import { BEGINNING, type Payment } from "../records/payment.ts";
import { selectLatestTime } from "../records/payment-list-store.ts";
import { insertPayment, selectPayment, setOpened } from "../records/payment-store.ts";
import {
  accountIn,
  assertAmount,
  assertDetailsTold,
  assertDiligence,
  assertMayDeposit,
  assertSourceTold,
  linkedValue,
  offeredMethod,
  paymentContext,
  valueInEurCents,
} from "../records/payment-terms.ts";
import { type Profile, selectProfile } from "../records/profile-store.ts";

type DepositBody = EndpointInput<typeof createDeposit>["body"];

/** Addresses that a provider is given, without a slash at the end. */
interface DepositAddresses {
  /** The site that the payer comes back to. */
  readonly returns: string;
  /** The house, which hears the reports. */
  readonly reports: string;
}

/**
 * Starts a deposit: on record as pending, then known to the provider. A repeat finds the same
 * payment and, where the provider was not reached before, asks it again.
 */
export async function startDeposit(
  house: House,
  body: DepositBody,
  caller: Caller,
  addresses: DepositAddresses,
): Promise<{ payment: Payment; repeated: boolean }> {
  const { payment, repeated } = await recordDeposit(house, body, caller, addresses);
  const locale = body.locale ?? DEFAULT_LOCALE;
  return { payment: await openAtProvider(house, payment, { addresses, locale }), repeated };
}

async function recordDeposit(
  house: House,
  body: DepositBody,
  caller: Caller,
  addresses: DepositAddresses,
): Promise<{ payment: Payment; repeated: boolean }> {
  const rates = await exchangeRates(house)();
  const currencies = await offeredCurrencies(house, licenceOf(caller.licence));
  // The language is no part of what is asked for: the same deposit may be sent from another page.
  const hash = bodyHash(createDeposit, null, { ...body, locale: undefined });
  return house.database.tx(async (tx) => {
    const accounts = await lockAccounts(tx, [caller.id]);
    const earlier = await selectPayment(tx, caller.id, body.id);
    if (earlier) {
      if (earlier.bodyHash !== hash) throw new Refused("idempotency_mismatch");
      return { payment: earlier, repeated: true };
    }
    const at = house.clock.now();
    await assertNotTooMany(tx, caller.id, at);
    accountIn(accounts, body.currency);
    const amount = BigInt(body.amount_cents);
    const { currency } = body;
    await assertMayDeposit(tx, { playerId: caller.id, currency, amount, rates }, at);
    const player = await selectPlayer(tx, caller.id);
    if (!player) throw new Refused("sign_in_required");
    assertDetailsTold(player, "deposit");
    assertSourceTold(player, at);
    const context = { ...(await paymentContext(house, tx, player)), currencies };
    const method = offeredMethod(depositMethods(body.currency, context), body.method);
    assertAmount(amount, depositTerms(method, body.currency));
    const profile = await chargedProfile(tx, body, caller.id);
    const provider = providerOf(house, method, profile?.provider ?? null);
    const payment: Payment = {
      ...BEGINNING,
      playerId: caller.id,
      id: body.id,
      reference: house.ids.uuid(),
      bodyHash: hash,
      action: "deposit",
      licence: player.licence,
      method: method.id,
      provider,
      currency: body.currency,
      amount,
      eurCents: valueInEurCents(amount, body.currency, rates),
      linkedEurCents: await linkedValue(tx, caller.id, "deposit", at),
      state: "pending",
      profileId: profile?.id ?? null,
      saveProfile: body.save_profile ?? false,
      accountLabel: profile?.label ?? null,
      reportUrl: reportUrl(addresses.reports, provider),
      createdAt: at,
    };
    assertDiligence(house, player, payment);
    await insertPayment(tx, payment);
    await appendEvents(tx, [changedEvent(payment)]);
    return { payment, repeated: false };
  });
}

const HOUR_MS = 3_600_000;
/** Deposits that a player may ask for in an hour; a repeat of one is not another. */
const DEPOSITS_PER_HOUR = 10;

/** The caller holds the player's accounts. Throws Refused("too_many_deposits"). */
async function assertNotTooMany(tx: Tx, playerId: bigint, at: Date): Promise<void> {
  const tenth = await selectLatestTime(tx, playerId, "deposit", DEPOSITS_PER_HOUR);
  const waitMs = tenth === null ? 0 : tenth.getTime() + HOUR_MS - at.getTime();
  if (waitMs > 0) throw new Refused("too_many_deposits", undefined, waitMs / 1000);
}

/** The saved profile to charge by one click, if one is named. Throws Refused("profile_not_found"). */
async function chargedProfile(
  tx: Tx,
  body: DepositBody,
  playerId: bigint,
): Promise<Profile | undefined> {
  if (body.profile_id === undefined) return undefined;
  const profile = await selectProfile(tx, playerId, body.profile_id);
  const fits =
    profile?.oneClick && profile.method === body.method && profile.currency === body.currency;
  if (!fits) throw new Refused("profile_not_found");
  return profile;
}

/** Throws Refused("provider_unavailable"); the payment stays and the next try finds it. */
async function openAtProvider(
  house: House,
  payment: Payment,
  { addresses, locale }: { addresses: DepositAddresses; locale: Locale },
): Promise<Payment> {
  if (payment.providerReference !== null || payment.state !== "pending") return payment;
  const prefix = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
  const provider = providers(house).byName(payment.provider);
  const profile =
    payment.profileId && (await selectProfile(house.database, payment.playerId, payment.profileId));
  try {
    if (!provider) throw new ProviderUnavailable(`${payment.provider} is not configured`);
    const opened = await provider.open({
      reference: payment.reference,
      type: findMethod(payment.method)?.type ?? "cards",
      method: payment.method,
      currency: payment.currency,
      amount: payment.amount,
      returnUrl: `${addresses.returns}${prefix}/cashbox?payment=${payment.id}`,
      webhookUrl: payment.reportUrl ?? reportUrl(addresses.reports, payment.provider),
      saveProfile: payment.saveProfile,
      token: profile ? profile.token : null,
    });
    await setOpened(house.database, payment.reference, opened);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    house.log.warn({ err: error, provider: payment.provider }, "a deposit cannot be opened");
    throw new Refused("provider_unavailable");
  }
  // A report may have come while the provider answered.
  return (await selectPayment(house.database, payment.playerId, payment.id)) ?? payment;
}
