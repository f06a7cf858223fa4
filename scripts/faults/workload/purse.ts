import {
  type BetView,
  depositTerms,
  findMethod,
  getHouseGame,
  withdrawalTerms,
} from "../../../packages/contracts/src/index.ts";
import type { HttpCaller } from "../../../packages/test-kit/src/index.ts";

export const SLOT = "lantern-tide";
export const ROULETTE = "european-roulette";

/** The currencies of the workload: of one, two, six, eight and nine decimals among them. */
export const CURRENCIES = ["EUR", "USD", "JPY", "BTC", "ETH", "NOK", "CAD", "USDT"] as const;

const METHODS: Readonly<Record<string, string>> = {
  BTC: "bitcoin",
  ETH: "ethereum",
  USDT: "tether",
};
const ETHEREUM = "0x52908400098527886E0F7030069857D2E4169EE7";
/** Where coins are paid out to: addresses of valid form that are nobody's here. */
const ADDRESSES: Readonly<Record<string, string>> = {
  BTC: "1BoatSLRHtKNngkdXEeobR76b53LETtpyT",
  ETH: ETHEREUM,
  USDT: ETHEREUM,
};

/** What a player of a currency pays, stakes and takes out, in smallest units. */
export interface Purse {
  readonly currency: string;
  readonly method: string;
  readonly deposit: number;
  readonly stakes: readonly number[];
  readonly chip: number;
  readonly withdrawal: number;
  /** Null where money goes back to the card it came from. */
  readonly address: string | null;
}

export async function readPurses(
  caller: HttpCaller,
  currencies: readonly string[],
): Promise<Map<string, Purse>> {
  const [slot, roulette] = await Promise.all(
    [SLOT, ROULETTE].map(
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
      withdrawal: Number(withdrawalTerms(method, currency).min),
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
