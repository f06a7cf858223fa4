import * as z from "zod/mini";
import type { MoneyCall } from "../../rounds/round.ts";
import {
  CallMalformed,
  type RawCall,
  type StudioAnswer,
  type StudioCall,
  type StudioRefusal,
  type WordedAnswer,
} from "../adapter.ts";
import { parseJson, readAs } from "../read-body.ts";
import { slugOf } from "./games-api.ts";

const id = z.string().check(z.regex(/^[\w.:-]{1,80}$/));
const name = z.string().check(z.minLength(1), z.maxLength(255));
/** Fields that a studio leaves out or sends as null where it has nothing to say. */
const maybe = <Shape extends z.ZodMiniType>(shape: Shape) => z.nullish(shape);

const told = z.object({
  user: name,
  token: name,
  request_uuid: id,
  transaction_uuid: id,
  game_code: name,
  round: maybe(z.string().check(z.regex(/^[\x20-\x7e]{1,255}$/))),
  round_closed: maybe(z.boolean()),
  currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)),
  is_free: maybe(z.boolean()),
});
const SHAPES = {
  "user/info": z.object({ user: name, request_uuid: id }),
  "user/balance": z.object({
    user: maybe(name),
    token: name,
    request_uuid: id,
    game_code: maybe(name),
  }),
  "transaction/bet": z.extend(told, {
    amount: z.int().check(z.minimum(1)),
    // The signature is not over the address: a win that is sent here must not stake.
    reference_transaction_uuid: maybe(z.never()),
  }),
  "transaction/win": z.extend(told, {
    amount: z.int().check(z.minimum(0)),
    reference_transaction_uuid: id,
  }),
  "transaction/rollback": z.object({
    user: name,
    token: name,
    request_uuid: id,
    transaction_uuid: id,
    reference_transaction_uuid: id,
  }),
} as const;
type Path = keyof typeof SHAPES;

export const PATHS = Object.keys(SHAPES) as readonly Path[];

/** Reads a call. Unknown fields are ignored: their number grows. Throws CallMalformed. */
export function readCall(call: RawCall): StudioCall {
  const json = parseJson(call.body);
  const read = <P extends Path>(path: P) =>
    readAs(SHAPES[path], json) as z.output<(typeof SHAPES)[P]>;
  if (call.path === "user/info") return { kind: "player", player: read("user/info").user };
  if (call.path === "user/balance") {
    const { token: session, user } = read("user/balance");
    return { kind: "balance", session, ...(user == null ? {} : { player: user }) };
  }
  if (call.path === "transaction/rollback") {
    const one = read("transaction/rollback");
    const { transaction_uuid, reference_transaction_uuid: original } = one;
    if (transaction_uuid === original) throw new CallMalformed("a rollback of itself");
    const claims = { session: one.token, player: one.user };
    return { ...claims, kind: "rollback", id: transaction_uuid, original };
  }
  if (call.path === "transaction/bet") {
    const one = read("transaction/bet");
    if (one.is_free) throw new CallMalformed("no free bets are given through this protocol");
    return moneyCall(one, { kind: "bet", round: one.round ?? one.transaction_uuid });
  }
  const one = read("transaction/win");
  const reference = one.reference_transaction_uuid;
  // A studio without rounds: what is won is of the round of its bet.
  return { ...moneyCall(one, { kind: "win", round: one.round ?? reference }), reference };
}

function moneyCall(
  one: z.output<typeof told> & { readonly amount: number },
  { kind, round }: { readonly kind: "bet" | "win"; readonly round: string },
): MoneyCall & { readonly session: string; readonly player: string; readonly game: string } {
  const action = { kind, id: one.transaction_uuid, amount: BigInt(one.amount) };
  return {
    session: one.token,
    player: one.user,
    game: slugOf(one.game_code),
    kind: "money",
    round,
    currency: one.currency,
    actions: [action],
    closes: one.round_closed ?? false,
  };
}

/** Returns the id of a request, which a studio makes anew for each. */
export const requestId = ({ body }: Pick<RawCall, "body">): string | null =>
  textOf(body, "request_uuid");

/** Returns a text of a body that may be anything. */
function textOf(body: string, field: "request_uuid" | "user"): string | null {
  try {
    const value: unknown = (JSON.parse(body) as Record<string, unknown> | null)?.[field];
    return typeof value === "string" && value.length <= 80 ? value : null;
  } catch {
    return null;
  }
}

/** Writes the answer to a call that was carried out. */
export function answerCall(call: RawCall, answer: StudioAnswer): Readonly<Record<string, unknown>> {
  const { player: user, country, currency, balance } = answer;
  const shared = { user, status: "RS_OK", request_uuid: requestId(call) };
  if (call.path === "user/info") return { ...shared, ...(country === null ? {} : { country }) };
  return { ...shared, currency, balance: Number(balance) };
}

/** Words of the protocol by the house's; every other refusal is RS_ERROR_UNKNOWN. */
const STATUSES: Readonly<Record<string, string>> = {
  signature_invalid: "INVALID_SIGNATURE",
  session_unknown: "INVALID_TOKEN",
  session_ended: "TOKEN_EXPIRED",
  game_not_offered: "INVALID_GAME",
  game_closed: "INVALID_GAME",
  studio_not_offered: "INVALID_GAME",
  currency_mismatch: "WRONG_CURRENCY",
  currency_not_held: "WRONG_CURRENCY",
  not_enough_money: "NOT_ENOUGH_MONEY",
  wager_limit_exceeded: "LIMIT_REACHED",
  loss_limit_exceeded: "LIMIT_REACHED",
  session_limit_reached: "LIMIT_REACHED",
  stake_above_licence: "LIMIT_REACHED",
  round_too_soon: "LIMIT_REACHED",
  reality_check_due: "LIMIT_REACHED",
  reality_check_break: "LIMIT_REACHED",
  self_excluded: "USER_DISABLED",
  cooling_off: "USER_DISABLED",
  account_blocked: "USER_DISABLED",
  details_missing: "USER_DISABLED",
  studio_details_missing: "USER_DISABLED",
  debt_open: "USER_DISABLED",
  transaction_mismatch: "DUPLICATE_TRANSACTION",
  transaction_rolled_back: "TRANSACTION_ROLLED_BACK",
  round_unknown: "TRANSACTION_DOES_NOT_EXIST",
};
/** The house could not make sense of what came. */
const NOT_READ = new Set([400, 404, 413, 415, 422]);

/** Nothing was carried out and the same works in a moment: to this protocol the house is away. */
const laterStatus = (status: number): number | null =>
  status === 429 ? 503 : status >= 500 ? status : null;

/** Puts a refusal into the words of the protocol. They come with 200; what may work later with 503. */
export function refuseCall(
  call: Pick<RawCall, "path" | "body">,
  { code, status, known }: StudioRefusal,
): WordedAnswer {
  const word =
    STATUSES[code] ?? (NOT_READ.has(status) && isUnread(code) ? faultOf(call) : "UNKNOWN");
  const user = known?.player ?? textOf(call.body, "user");
  const request_uuid = requestId(call);
  return {
    status: laterStatus(status) ?? 200,
    body: {
      ...(user === null ? {} : { user }),
      status: `RS_ERROR_${word}`,
      ...(request_uuid === null ? {} : { request_uuid }),
      ...(known ? { currency: known.currency, balance: Number(known.balance) } : {}),
    },
  };
}

const UNREAD = new Set([
  "call_malformed",
  "malformed_request",
  "request_too_large",
  "media_type_not_supported",
  "not_found",
]);
const isUnread = (code: string): boolean => UNREAD.has(code) || code.startsWith("VALIDATION.");

/** Tells a body without what it must have from one with other types and values than it may have. */
function faultOf({ path, body }: Pick<RawCall, "path" | "body">): "WRONG_SYNTAX" | "WRONG_TYPES" {
  const shape = Object.hasOwn(SHAPES, path) ? SHAPES[path as Path] : null;
  const json = ((): unknown => {
    try {
      return JSON.parse(body);
    } catch {
      return null;
    }
  })();
  if (!shape || typeof json !== "object" || json === null || Array.isArray(json))
    return "WRONG_SYNTAX";
  const { error } = shape.safeParse(json);
  const lacks = error?.issues.some(
    ({ path: [field] }) => typeof field === "string" && !Object.hasOwn(json, field),
  );
  return lacks ? "WRONG_SYNTAX" : "WRONG_TYPES";
}
