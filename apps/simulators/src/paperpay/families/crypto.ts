import { createHash } from "node:crypto";
import { decimalAmount } from "@houselight/contracts/money";
import { aboutOrder, type Order } from "../orders.ts";
import { document } from "../pages/layout.ts";
import { facts, form, heading, MANNER_FIELD, outcomeButton } from "../pages/parts.ts";
import { type Step, type Steps, sendCourse } from "../reports/send-reports.ts";
import type { Family, Paper } from "./family.ts";

const CONFIRMATIONS_NEEDED = 2;
const BLOCK_MS = 1000;
const BECH32 = "023456789acdefghjklmnpqrstuvwxyz";
const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const HEX = "0123456789abcdef";

/** The form of each currency's addresses, and the scheme that wallets open. */
const COINS: Readonly<
  Record<string, { prefix: string; alphabet: string; length: number; scheme: string }>
> = {
  BTC: { prefix: "bc1q", alphabet: BECH32, length: 38, scheme: "bitcoin" },
  BCH: { prefix: "q", alphabet: BECH32, length: 41, scheme: "bitcoincash" },
  LTC: { prefix: "ltc1q", alphabet: BECH32, length: 38, scheme: "litecoin" },
  ETH: { prefix: "0x", alphabet: HEX, length: 40, scheme: "ethereum" },
  DOG: { prefix: "D", alphabet: BASE58, length: 33, scheme: "dogecoin" },
  USDT: { prefix: "T", alphabet: BASE58, length: 33, scheme: "tron" },
};

/**
 * The address of a payment, from its id alone. It has the form of its currency and no valid checksum,
 * so that no real wallet sends anything there. Throws RangeError for a currency that is no coin.
 */
function addressOf({ payment_id, currency }: Order): string {
  const coin = COINS[currency];
  if (!coin) throw new RangeError(`${currency} is no coin`);
  const bytes = createHash("sha512").update(`${currency}:${payment_id}`).digest();
  const letters = [...bytes.subarray(0, coin.length)];
  return (
    coin.prefix + letters.map((byte) => coin.alphabet.charAt(byte % coin.alphabet.length)).join("")
  );
}

export const isCoin = (currency: string): boolean => Object.hasOwn(COINS, currency);

/** Builds the instructions that the shop shows its customer. */
export function cryptoInstructions(order: Order) {
  const address = addressOf(order);
  const amount = decimalAmount(BigInt(order.amount_cents), order.currency);
  const scheme = COINS[order.currency]?.scheme ?? "";
  // Ethereum's addresses count wei, of which a smallest unit here holds a thousand million.
  const query =
    order.currency === "ETH" ? `value=${order.amount_cents}000000000` : `amount=${amount}`;
  return {
    kind: "crypto",
    address,
    amount,
    uri: `${scheme}:${address}?${query}`,
    confirmations: 0,
    confirmations_needed: CONFIRMATIONS_NEEDED,
  } as const;
}

/** A wallet of paper: sends what was asked for, too little, or nothing. */
export const crypto = (paper: Paper): Family => ({
  page: ({ order, action }) =>
    document(
      paper.publicUrl,
      `${heading("Paper wallet", order)}${facts([["To", addressOf(order)]])}${form(
        action,
        `${outcomeButton("succeeded", "Send the exact amount", "pay")}
${outcomeButton("underpaid", "Send too little", "other")}
${outcomeButton("canceled", "Send nothing and let it expire", "other")}${MANNER_FIELD}`,
      )}`,
    ),
  async answer({ order }, sent, manner) {
    const course = courseOf(order, sent["outcome"]);
    if (!course) return null;
    // Blocks take their time: the person goes back to the shop and sees them come.
    paper.courier.background(
      sendCourse(paper.courier, aboutOrder(order), { ...course, manner, gapMs: BLOCK_MS }),
    );
    return { kind: "go", url: order.return_url };
  },
});

const confirmed = (seen: number): Pick<Step, "confirmations"> => ({
  confirmations: { seen, needed: CONFIRMATIONS_NEEDED },
});

function courseOf(
  order: Order,
  outcome: string | undefined,
): Pick<Steps, "progress" | "result"> | null {
  if (outcome === "succeeded") {
    return {
      progress: [
        { status: "processing", ...confirmed(0) },
        { status: "processing", ...confirmed(1) },
      ],
      result: { status: "succeeded", ...confirmed(CONFIRMATIONS_NEEDED) },
    };
  }
  if (outcome === "underpaid") {
    const amountCents = Math.max(1, Math.floor(order.amount_cents / 2));
    return {
      progress: [],
      result: { status: "succeeded", amountCents, ...confirmed(CONFIRMATIONS_NEEDED) },
    };
  }
  if (outcome === "canceled")
    return { progress: [], result: { status: "canceled", reason: "expired" } };
  return null;
}
