import { randomBytes } from "node:crypto";
import { WALLET_CALLS, type WalletCall } from "@houselight/contracts";
import * as z from "zod/mini";
import { type MoneyCall, type RollbackCall } from "../rounds/round.ts";
import {
  CallMalformed,
  type Launch,
  type OfferedGame,
  type RawCall,
  type Studio,
  type StudioAdapter,
  type StudioAnswer,
  type StudioCall,
} from "./adapter.ts";
import { AMOUNT_MAX } from "./amounts.ts";
import { askStudio } from "./ask-studio.ts";
import { parseJson, readAs } from "./read-body.ts";
import {
  NONCE_HEADER,
  NONCE_KEPT_MS,
  SIGNATURE_HEADER,
  signatureFault,
  signatureOf,
  TIMESTAMP_HEADER,
} from "./signature.ts";

const ACTIONS_MAX = 20;
/** Games of one studio at most. */
const GAMES_MAX = 2_000;
/** Categories that a studio may put its games into; others are the house's to give. */
const CATEGORIES = ["pokies", "table", "card", "scratch", "instant"] as const;

const id = z.string().check(z.regex(/^[\w.:-]{1,80}$/));
const session = z.string().check(z.regex(/^[\w-]{43}$/));
const currency = z.string().check(z.regex(/^[A-Z]{3,4}$/));
const amount = z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX));
const stake = z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX));

const named = z.object({ session });
const told = z.object({
  session,
  round_id: id,
  transaction_id: id,
  currency,
  round_closed: z._default(z.boolean(), false),
});
const bet = z.extend(told, { amount: stake });
const win = z.extend(told, { amount });
const play = z.object({
  session,
  round_id: id,
  currency,
  round_closed: z._default(z.boolean(), false),
  actions: z
    .array(
      z.discriminatedUnion("type", [
        z.object({ type: z.literal("bet"), transaction_id: id, amount: stake }),
        z.object({ type: z.literal("win"), transaction_id: id, amount }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(ACTIONS_MAX)),
});
const rollback = z.object({ session, transaction_id: id, original_transaction_id: id });

const offered = z.object({
  games: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/)),
        name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[\p{L}\p{N}\p{P} ]+$/u)),
        kind: z.enum(["slots", "other"]),
        categories: z._default(
          z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
          [],
        ),
        currencies: z.array(currency).check(z.minLength(1), z.maxLength(100)),
        demo: z._default(z.boolean(), false),
        devices: z._default(
          z.array(z.enum(["desktop", "mobile"])).check(z.minLength(1), z.maxLength(2)),
          ["desktop", "mobile"],
        ),
      }),
    )
    .check(z.maxLength(GAMES_MAX)),
});

const ASK_AGAIN_MS = 30_000;
const PATH = "wallet/";
/** Name of a call, which its signature is over. */
const nameOf = ({ path }: RawCall): WalletCall => path.slice(PATH.length) as WalletCall;

/** Speaks the house's own protocol (docs/operating/studio-protocol.md). */
export const houselightAdapter: StudioAdapter = {
  paths: WALLET_CALLS.map((name) => `${PATH}${name}`),
  subunitsToUnit: null,
  nonceKeptMs: NONCE_KEPT_MS,
  askAgainMs: ASK_AGAIN_MS,
  configurationFault: () => null,
  async listGames(studio, now) {
    const headers = signedHeaders(studio, now);
    const { games } = offered.parse(await askStudio(studio, "games", { headers }));
    return games.map(
      ({ id: slug, demo, categories, ...game }): OfferedGame => ({
        ...game,
        slug,
        code: slug,
        hasDemo: demo,
        categories: CATEGORIES.filter((one) => categories.includes(one)),
      }),
    );
  },
  launch: async ({ url }, launch) => `${url.replace(/\/+$/, "")}/frame#${fragmentOf(launch)}`,
  fault: ({ keys }, call, now) =>
    signatureFault(keys, { call: nameOf(call), body: call.body, header: call.header }, now),
  nonce: ({ header }) => header(NONCE_HEADER) ?? null,
  read: readCall,
  answer: (_, answer) => writeAnswer(answer),
  refuse: () => null,
};

/** Writes all that the frame must know, for the place behind `#`: no server logs it, no other page is told. */
function fragmentOf({ game, locale, real, site }: Launch): string {
  return new URLSearchParams({
    game,
    locale,
    site,
    mode: real ? "real" : "demo",
    ...(real ? { session: real.token, currency: real.currency } : {}),
  }).toString();
}

function signedHeaders({ keys }: Studio, now: Date): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000).toString();
  const nonce = randomBytes(16).toString("hex");
  const [key = ""] = keys;
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [NONCE_HEADER]: nonce,
    [SIGNATURE_HEADER]: signatureOf(key, { call: "games", timestamp, nonce, body: "" }),
  };
}

function readCall(call: RawCall): StudioCall {
  const name = nameOf(call);
  const json = parseJson(call.body);
  const read = <Shape extends z.ZodMiniType>(shape: Shape) => readAs(shape, json);
  if (name === "session" || name === "balance") return { kind: name, ...read(named) };
  if (name === "rollback") {
    const one = read(rollback);
    const { transaction_id, original_transaction_id: original } = one;
    if (transaction_id === original) throw new CallMalformed("a rollback of itself");
    const back: RollbackCall = { kind: "rollback", id: transaction_id, original };
    return { session: one.session, ...back };
  }
  if (name === "play") return readPlay(read(play));
  const one = read(name === "bet" ? bet : win);
  return {
    session: one.session,
    ...moneyCall(one, [{ kind: name, id: one.transaction_id, amount: BigInt(one.amount) }]),
  };
}

function readPlay(one: z.output<typeof play>): StudioCall {
  const ids = new Set(one.actions.map(({ transaction_id }) => transaction_id));
  if (ids.size < one.actions.length) throw new CallMalformed("one id twice");
  const firstWin = one.actions.findIndex(({ type }) => type === "win");
  const lastBet = one.actions.findLastIndex(({ type }) => type === "bet");
  if (firstWin >= 0 && firstWin < lastBet) throw new CallMalformed("a bet after a win");
  const actions = one.actions.map(({ type: kind, transaction_id, amount: cents }) => ({
    kind,
    id: transaction_id,
    amount: BigInt(cents),
  }));
  return { session: one.session, ...moneyCall(one, actions) };
}

const moneyCall = (
  one: { readonly round_id: string; readonly currency: string; readonly round_closed: boolean },
  actions: MoneyCall["actions"],
): MoneyCall => ({
  kind: "money",
  round: one.round_id,
  currency: one.currency,
  actions,
  closes: one.round_closed,
});

function writeAnswer(answer: StudioAnswer): Record<string, unknown> {
  const { player, currency: held, balance, transactions, repeated, rules } = answer;
  return {
    player,
    currency: held,
    balance: Number(balance),
    ...(rules ? { rules } : {}),
    ...(transactions
      ? {
          transactions: transactions.map(({ id: transaction_id, wagerId }) => ({
            transaction_id,
            reference: wagerId,
          })),
          repeated: repeated ?? false,
        }
      : {}),
  };
}
