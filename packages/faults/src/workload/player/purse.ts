import {
  BUNDLED_RATES,
  type BetView,
  convert,
  depositTerms,
  findMethod,
  getHouseGame,
  withdrawalTerms,
} from "@houselight/contracts";
import { GAMES, isStepped } from "@houselight/game-maths";
import type { HttpCaller } from "@houselight/test-kit";

/** A slot whose rounds feed a jackpot. */
export const SLOT = GAMES.find(({ current }) => current.jackpot)?.current.slug as string;
export const ROULETTE = "european-roulette";
/** Games whose rounds go on by steps. */
export const STEPPED = GAMES.flatMap(({ current }) => (isStepped(current) ? [current] : []));

/** The currencies of the workload: of one, two, six, eight and nine decimals among them. */
export const CURRENCIES = ["EUR", "USD", "JPY", "BTC", "ETH", "NOK", "CAD", "USDT"] as const;

const METHODS: Readonly<Record<string, string>> = {
  BTC: "bitcoin",
  ETH: "ethereum",
  USDT: "tether",
};
const ETHEREUM = "0x52908400098527886E0F7030069857D2E4169EE7";
/** Destinations of coins: addresses of valid form that are nobody's here. */
const ADDRESSES: Readonly<Record<string, string>> = {
  BTC: "1BoatSLRHtKNngkdXEeobR76b53LETtpyT",
  ETH: ETHEREUM,
  USDT: ETHEREUM,
};

/**
 * Values from which one operator decides, and two: low, so that there are many of both before
 * anybody is asked for documents. A player's withdrawals count together: later ones take two mostly.
 */
export const APPROVAL_LIMITS = {
  WITHDRAWAL_AUTO_EUR: "23",
  WITHDRAWAL_FOUR_EYES_EUR: "33",
} as const;
/** In EUR cents: above each of the limits. */
const DECIDED = [2700n, 3800n] as const;

/** In EUR cents: above the least that a bet may stake. */
const SLIP = 30n;

/** Amounts that a player of a currency deposits, stakes and withdraws, in smallest units. */
export interface Purse {
  readonly currency: string;
  readonly method: string;
  readonly deposit: number;
  readonly stakes: readonly number[];
  readonly chip: number;
  /** The stakes that each game with steps offers, ascending, by its slug. */
  readonly stepped: ReadonlyMap<string, readonly number[]>;
  /** The smallest: a player's first goes by itself. */
  readonly withdrawal: number;
  /** One that an operator must agree to, and one that two must; with others before, more may have to. */
  readonly decided: readonly [one: number, two: number];
  /** Staked on sport. */
  readonly slip: number;
  /** Null where money goes back to the card it came from. */
  readonly address: string | null;
}

export async function readPurses(
  caller: HttpCaller,
  currencies: readonly string[],
): Promise<Map<string, Purse>> {
  const [slot, roulette, ...stepped] = await Promise.all(
    [SLOT, ROULETTE, ...STEPPED.map(({ slug }) => slug)].map(
      async (slug) => (await caller.call(getHouseGame, { params: { slug } })).body,
    ),
  );
  const purse = (currency: string): Purse => {
    const id = METHODS[currency] ?? "card";
    const method = findMethod(id);
    if (!method) throw new Error(`no payment method ${id}`);
    return {
      currency,
      method: id,
      deposit: 2 * Number(depositTerms(method, currency).defaultAmount),
      stakes: slot?.stakes[currency] ?? [],
      chip: roulette?.stakes[currency]?.[0] ?? 1,
      stepped: new Map(stepped.map((game) => [game.slug, game.stakes[currency] ?? []])),
      withdrawal: Number(withdrawalTerms(method, currency).min),
      decided: [worth(DECIDED[0], currency), worth(DECIDED[1], currency)],
      slip: worth(SLIP, currency),
      address: ADDRESSES[currency] ?? null,
    };
  };
  return new Map(currencies.map((currency) => [currency, purse(currency)]));
}

export const slotBet = (stake: number): BetView => ({ kind: "slot", stake_cents: stake });

export const rouletteBet = (chip: number): BetView => ({
  kind: "roulette",
  bets: [{ spot: "red", amount_cents: chip }],
});

/** EUR cents in another currency, by the rates that a house has by itself. */
const worth = (eurCents: bigint, currency: string): number =>
  Number(convert(eurCents, "EUR", currency, BUNDLED_RATES));
