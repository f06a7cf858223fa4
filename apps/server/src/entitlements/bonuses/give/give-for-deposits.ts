import type { ExchangeRates } from "@houselight/contracts";
import { selectGroups, selectPlayer, updateBonusCode } from "#core/accounts";
import { licenceOf } from "#core/configuration";
import { exchangeRates, lockAccounts } from "#core/wallet";
import { type PaymentChanged, paymentChanged } from "#events/cashbox";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { type HeardEvent, type Reaction, reaction } from "#platform/outbox";
import { selectByCode } from "../records/offer-store.ts";
import { begin } from "../wagering/change-bonus.ts";
import { bonusOf } from "./deposit-bonus.ts";
import { give, isFor } from "./give-bonus.ts";

type Deposit = HeardEvent<PaymentChanged>;

/** Gives the bonus whose code a player chose with the deposit that arrives, and activates it (CASHBOX-13). */
export const giveForDeposits = (house: House): Reaction =>
  reaction("bonuses.give-for-deposits", paymentChanged, async (tx, events) => {
    const arrived = events.filter(
      ({ payload }) => payload.action === "deposit" && payload.state === "succeeded",
    );
    if (arrived.length === 0) return;
    const rates = await exchangeRates(house)();
    // Accounts in the order in which everybody takes them.
    await lockAccounts(tx, [...new Set(arrived.map(({ playerId }) => playerId))]);
    for (const deposit of arrived) await giveFor(house, tx, deposit, rates);
  });

async function giveFor(
  house: House,
  tx: Tx,
  { playerId, payload }: Deposit,
  rates: ExchangeRates,
): Promise<void> {
  const player = await selectPlayer(tx, playerId);
  if (!player?.depositBonusCode || !player.canIssueBonuses) return;
  const offer = await selectByCode(tx, player.depositBonusCode, house.clock.now());
  if (offer?.trigger !== "deposit") return;
  const groups = await selectGroups(tx, playerId);
  const now = house.clock.now();
  const licence = licenceOf(player.licence);
  if (!(await isFor(tx, offer, { ...player, licence, groups }, now))) return;
  // Who has paused playing keeps the code for another deposit: this one may even go back by itself.
  if (await house.objectionTo("bonuses.activate", tx, playerId)) return;
  const { currency } = payload;
  const amount = bonusOf(offer, { amount: BigInt(payload.amount), currency }, rates);
  if (amount <= 0n) return;
  const source = `deposit ${payload.paymentId}`;
  const bonus = await give(house, tx, { offer, player, currency, amount, source }, rates);
  await updateBonusCode(tx, playerId, null);
  if (bonus) await begin(house, tx, bonus);
}
