import { CURRENCIES, type Currency, currency, type HouseGameView } from "@houselight/contracts";

/** Stakes of a slot in hundredths of a reference unit; a slot's are multiples of its 20 lines. */
const SLOT_STAKES = [20, 40, 60, 100, 200, 400, 600, 1_000, 2_000, 5_000, 10_000];
const SLOT_DEFAULT = 100;
/** Chips of a roulette table, and the most that one spin may carry. */
const CHIPS = [10, 50, 100, 500, 2_500, 10_000];
const CHIP_DEFAULT = 100;
const ROULETTE_MAX = 50_000;

/**
 * Smallest units that stand for one hundredth of a euro, a whole number, rounded so that stakes
 * read well. A table of magnitudes, not of exchange rates.
 */
const HUNDREDTH: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1,
  AUD: 1,
  CAD: 1,
  NZD: 1,
  FUN: 1,
  BRL: 5,
  NOK: 10,
  KZT: 500,
  JPY: 1,
  BTC: 10,
  BCH: 2_000,
  ETH: 3_000,
  LTC: 10_000,
  DOG: 6_000_000,
  USDT: 10_000,
};

const inCurrency = (hundredths: number, { code }: Pick<Currency, "code">): number =>
  hundredths * (HUNDREDTH[code] ?? 1);

export function stakesOf(
  kind: HouseGameView["kind"],
): Pick<HouseGameView, "stakes" | "default_stakes" | "max_stakes"> {
  const offered = kind === "slot" ? SLOT_STAKES : CHIPS;
  const usual = kind === "slot" ? SLOT_DEFAULT : CHIP_DEFAULT;
  const most = kind === "slot" ? Math.max(...SLOT_STAKES) : ROULETTE_MAX;
  const currencies = [...Object.values(CURRENCIES), { ...currency("EUR"), code: "FUN" }];
  const perCurrency = <T>(value: (one: Pick<Currency, "code">) => T): Record<string, T> =>
    Object.fromEntries(currencies.map((one) => [one.code, value(one)]));
  return {
    stakes: perCurrency((one) => offered.map((stake) => inCurrency(stake, one))),
    default_stakes: perCurrency((one) => inCurrency(usual, one)),
    max_stakes: perCurrency((one) => inCurrency(most, one)),
  };
}
