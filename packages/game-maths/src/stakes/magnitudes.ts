/**
 * Smallest units that stand for one hundredth of a euro, a whole number, rounded so that stakes
 * read well. A table of magnitudes, not of exchange rates. FUN is the play money of demos.
 */
export const MAGNITUDES: Readonly<Record<string, number>> = {
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
