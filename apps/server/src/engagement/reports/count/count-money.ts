import { selectLicences } from "#core/accounts";
import { selectFirstDeposits } from "#core/wallet";
import { bonusChanged } from "#events/bonuses";
import { paymentChanged } from "#events/cashbox";
import { correctionMade } from "#events/corrections";
import { freespinsChanged } from "#events/freespins";
import { giftChanged } from "#events/gifts";
import { jackpotWon } from "#events/jackpots";
import { prizeWon } from "#events/prizes";
import { type EventDefinition, type Reaction, reaction, type Wire } from "#platform/outbox";
import { countDepositors } from "./count-players.ts";
import { selectCoverage } from "./coverage-store.ts";
import { dayOf, type MoneyFigures } from "./figures.ts";
import { addMoney, addPlay } from "./figures-store.ts";

const isCovered = (at: string | null | undefined, since: Date | null): at is string =>
  typeof at === "string" && since !== null && new Date(at) >= since;

/** Counts payments that succeeded, on the day when the provider said so. */
export const countPayments = (): Reaction =>
  reaction("reports.count-payments", paymentChanged, async (tx, events) => {
    const since = await selectCoverage(tx);
    const done = events.flatMap(({ playerId, payload }) => {
      const { state, at, licence, action, refund, currency, paymentId } = payload;
      if (state !== "succeeded" || !isCovered(at, since) || licence === undefined) return [];
      const kind = action === "deposit" ? action : refund ? "refund" : "withdrawal";
      const amount = BigInt(payload.amount);
      return [{ playerId, paymentId, kind, day: dayOf(at), licence, currency, amount } as const];
    });
    await addMoney(
      tx,
      done.map(
        ({ kind, day, licence, currency, amount }): MoneyFigures => ({
          day,
          licence,
          currency,
          [`${kind}s`]: 1n,
          [`${kind}s_amount`]: amount,
        }),
      ),
    );
    const deposits = done.filter(({ kind }) => kind === "deposit");
    const first = await selectFirstDeposits(tx, [
      ...new Set(deposits.map(({ playerId }) => playerId)),
    ]);
    await countDepositors(
      tx,
      deposits.map(({ playerId, licence, day, paymentId }) => ({
        playerId,
        licence,
        day,
        isFirst: first.get(playerId) === paymentId,
      })),
    );
  });

type Sums = Omit<MoneyFigures, "day" | "currency" | "licence">;

/** Money that one event adds to the figures of its day; a moment that is missing counts nothing. */
interface Given {
  readonly at: string | undefined;
  readonly currency: string;
  readonly sums: Sums;
}

/**
 * Makes a reaction that counts what a player was given, under the player's licence. `givenBy` tells what one event
 * adds; null for nothing.
 */
const countGiven = <Payload extends object>(
  name: string,
  event: EventDefinition<Payload>,
  givenBy: (payload: Wire<Payload>) => Given | null,
): Reaction =>
  reaction(name, event, async (tx, events) => {
    const since = await selectCoverage(tx);
    const licences = await selectLicences(
      tx,
      events.map(({ playerId }) => playerId),
    );
    await addMoney(
      tx,
      events.flatMap(({ playerId, payload }): MoneyFigures[] => {
        const licence = licences.get(playerId);
        const given = givenBy(payload);
        if (given === null || licence === undefined || !isCovered(given.at, since)) return [];
        const { at, currency, sums } = given;
        return [{ day: dayOf(at), licence, currency, ...sums }];
      }),
    );
  });

/** Counts bonuses when they are given, and their money when it becomes cash. */
export const countBonuses = (): Reaction =>
  countGiven(
    "reports.count-bonuses",
    bonusChanged,
    ({ at, stage, currency, amount, converted }) => {
      if (stage === "issued")
        return {
          at,
          currency,
          sums: { bonuses_granted: 1n, bonuses_granted_amount: BigInt(amount) },
        };
      return stage === "finished" && converted !== undefined
        ? { at, currency, sums: { bonuses_converted_amount: BigInt(converted) } }
        : null;
    },
  );

/** Counts what free spins have won when they are over: unless they were cancelled, it becomes a bonus. */
export const countFreespins = (): Reaction =>
  countGiven("reports.count-freespins", freespinsChanged, ({ at, stage, currency, won }) =>
    stage === "canceled" ? null : { at, currency, sums: { freespins_won_amount: BigInt(won) } },
  );

/** Counts the cash of gifts when it is taken; what becomes a bonus is counted as one. */
export const countGifts = (): Reaction =>
  countGiven(
    "reports.count-gifts",
    giftChanged,
    ({ at, stage, type, currency, amount, isWagered }) => {
      if (currency === null || stage !== "finished" || isWagered) return null;
      const sum = type === "cashback" ? "cashback_taken_amount" : "gifts_taken_amount";
      return { at, currency, sums: { [sum]: BigInt(amount) } };
    },
  );

/** Counts cash prizes of tournaments, quests and lotteries when they are paid. */
export const countPrizes = (): Reaction =>
  countGiven("reports.count-prizes", prizeWon, ({ at, currency, paid }) => ({
    at,
    currency,
    sums: { prizes_paid_amount: BigInt(paid) },
  }));

/** Counts corrections of cash: given less taken. */
export const countCorrections = (): Reaction =>
  reaction("reports.count-corrections", correctionMade, async (tx, events) => {
    const since = await selectCoverage(tx);
    await addMoney(
      tx,
      events.flatMap(({ payload: { at, licence, currency, amount } }): MoneyFigures[] =>
        isCovered(at, since)
          ? [
              {
                day: dayOf(at),
                licence,
                currency,
                corrections: 1n,
                corrections_amount: BigInt(amount),
              },
            ]
          : [],
      ),
    );
  });

/** Counts what the pots of jackpots paid; rounds of games win them. */
export const countJackpots = (): Reaction =>
  reaction("reports.count-jackpots", jackpotWon, async (tx, events) => {
    const since = await selectCoverage(tx);
    await addPlay(
      tx,
      events.flatMap(({ payload: { at, licence, currency, paid } }) =>
        isCovered(at, since)
          ? [
              {
                day: dayOf(at),
                licence,
                currency,
                product: "casino",
                jackpot: BigInt(paid),
              } as const,
            ]
          : [],
      ),
    );
  });
