import { convert, type ExchangeRates, localeOf, wordsIn } from "@houselight/contracts";
import { selectLanguages } from "#core/accounts";
import { linkSeed } from "#core/fairness";
import { noteLargePrizes, payPrizes } from "#core/wallet";
import { selectPassedOver } from "#entitlements/compliance";
import { prizeWon } from "#events/prizes";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import type { Lottery } from "../lottery.ts";
import { updateDrawn } from "../lottery-store.ts";
import { selectOwners } from "../tickets/ticket-store.ts";
import { type Drawn, goOn, isUnfinished, numbersOf } from "./draw-numbers.ts";
import { insertDraws, insertWinners, type Winner } from "./draw-store.ts";

/** Numbers whose owners are read at once. */
const NUMBERS_AT_ONCE = 100;

type Ticket = Pick<Winner, "number" | "playerId">;

/**
 * Draws the winners of a lottery whose row this transaction holds, pays them at these rates, tells of
 * the prizes and shows the seed. Fewer tickets than prizes leave the rest of the prizes where they are.
 */
export async function drawLottery(
  house: House,
  tx: Tx,
  lottery: Lottery,
  rates: ExchangeRates,
): Promise<void> {
  const { id, link, salt, tickets } = lottery;
  if (!link) throw new Error(`lottery ${id} has no seed`);
  const { seed } = await linkSeed(house, tx, link);
  const next = tickets > 0n ? numbersOf({ seed, salt, nonce: link.number }, tickets) : null;
  const { drawn, winning } = next ? await drawTickets(tx, lottery, next) : NOTHING;
  await insertDraws(tx, id, drawn);
  await payWinners(house, tx, lottery, { winning, rates });
  await updateDrawn(tx, id, { seed, at: house.clock.now() });
}

interface DrawnTickets {
  readonly drawn: readonly Drawn[];
  readonly winning: readonly Ticket[];
}
const NOTHING: DrawnTickets = { drawn: [], winning: [] };

/** Draws page by page, as the numbers say whose restrictions are to be read. */
async function drawTickets(
  tx: Tx,
  { id, prizes, tickets }: Lottery,
  next: () => bigint,
): Promise<DrawnTickets> {
  const of = { prizes: prizes.length, tickets };
  const owners = new Map<bigint, bigint>();
  let drawn: Drawn[] = [];
  while (isUnfinished(drawn, of)) {
    const numbers = Array.from({ length: NUMBERS_AT_ONCE }, next);
    const found = await selectOwners(tx, id, [...new Set(numbers)]);
    for (const [number, playerId] of found) owners.set(number, playerId);
    drawn = goOn(drawn, numbers, { ...of, excluded: await excludedAmong(tx, found) });
  }
  const winning = drawn
    .filter(({ passedOver }) => !passedOver)
    .map(({ number }): Ticket => ({ number, playerId: ownerOf(owners, number) }));
  return { drawn, winning };
}

function ownerOf(owners: ReadonlyMap<bigint, bigint>, number: bigint): bigint {
  const playerId = owners.get(number);
  if (playerId === undefined) throw new Error(`ticket ${number} is nobody's`);
  return playerId;
}

/** Returns the tickets whose players are self-excluded or erased now. */
async function excludedAmong(
  tx: Tx,
  owners: ReadonlyMap<bigint, bigint>,
): Promise<ReadonlySet<bigint>> {
  const excluded = await selectPassedOver(tx, owners.values());
  const theirs = [...owners].filter(([, playerId]) => excluded.has(playerId));
  return new Set(theirs.map(([number]) => number));
}

/** Pays what was won, the biggest prize to the first ticket, and puts it on record. */
async function payWinners(
  house: House,
  tx: Tx,
  lottery: Lottery,
  { winning, rates }: { readonly winning: readonly Ticket[]; readonly rates: ExchangeRates },
): Promise<void> {
  if (winning.length === 0) return;
  const { id: lotteryId, currency } = lottery;
  const at = house.clock.now();
  const promised = winning.map((ticket, place) => ({
    ...ticket,
    id: house.ids.uuid(),
    currency,
    amount: lottery.prizes[place] as bigint,
  }));
  const paid = await payPrizes(tx, promised, rates);
  const winners = promised.map((prize, place): Winner => {
    const eurCents = convert(prize.amount, currency, "EUR", rates);
    return { ...prize, lotteryId, prize: place + 1, paid: paid[place] ?? null, eurCents, at };
  });
  await insertWinners(tx, winners);
  const large = winners.flatMap(({ id, playerId, paid: part, eurCents: worth }) =>
    part ? [{ id, playerId, currency: part.currency, paid: part.amount, eurCents: worth }] : [],
  );
  await noteLargePrizes(house, tx, "lottery", large);
  const languages = await selectLanguages(tx, [
    ...new Set(winners.map(({ playerId }) => playerId)),
  ]);
  await appendEvents(
    tx,
    winners.flatMap((winner) => newsOf(lottery, winner, languages.get(winner.playerId) ?? "")),
  );
}

/** Tells of a prize that was paid, in the language of its winner. */
function newsOf(
  { identifier, title, currency }: Lottery,
  { id, playerId, amount, paid, at }: Winner,
  language: string,
) {
  if (!paid) return [];
  return [
    prizeWon(playerId, {
      prizeId: id,
      source: "lottery",
      identifier,
      title: wordsIn(title, localeOf(language)),
      place: null,
      paid: paid.amount,
      currency: paid.currency,
      originalAmount: amount,
      originalCurrency: currency,
      at: at.toISOString(),
    }),
  ];
}
