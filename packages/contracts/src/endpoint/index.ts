import type * as z from "zod/mini";
import type { Refusal } from "./refusal.ts";

export { type Refusal, type RefusalBody, refusal, refusalBody } from "./refusal.ts";
export { proposer_gone, second_operator_needed } from "./four-eyes.ts";
export { fillPath, pathParameters } from "./path.ts";
export { newWagerId, wireId } from "./wire-id.ts";
export { wireMoment, zonedMoment } from "./wire-moment.ts";
export { fileAnswer, type FileAnswer } from "./file-answer.ts";
export { GENERAL_REFUSALS, type GeneralRefusalCode } from "./general-refusals.ts";

/** Header of a request that a page makes while nobody is at it: it keeps no operator's session alive. */
export const UNATTENDED_HEADER = "x-unattended";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Callers allowed at an endpoint.
 * - `all`: guests and players; the handler learns which.
 * - `player`: a signed-in player; a guest gets 401.
 * - `operator`: a signed-in operator who holds the endpoint's `permission`; others get 401 or 403.
 * - `provider`: an outside system that proves itself by a signature over the raw body.
 */
export type Access = "all" | "player" | "operator" | "provider";

/** A way in that the visitor's country may close to guests. */
export type Entrance = "registration" | "login";

/** Permissions of operators; a role is a set of them. */
export const PERMISSIONS = [
  "withdrawals.read",
  "withdrawals.decide",
  "payments.read",
  "payments.refund",
  "players.read",
  "players.reopen",
  "players.verify",
  "players.freeze",
  "documents.read",
  "players.block",
  "players.groups",
  "players.register",
  "configuration.write",
  "content.write",
  "audit.read",
  "events.manage",
  "notices.send",
  "bonuses.manage",
  "comps.manage",
  "jackpots.manage",
  "lootboxes.manage",
  "lotteries.manage",
  "sportsbook.manage",
  "tournaments.manage",
  "support.answer",
  "operators.manage",
  "money.correct",
  "reports.read",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Limit of calls: `count` in `windowSeconds`, counted per `by`. */
export interface RateLimit {
  readonly by: "ip" | "player";
  readonly count: number;
  readonly windowSeconds: number;
  /** While nobody can count: limits by player let pass, those by address refuse unless they say so here. */
  readonly uncounted?: "pass";
  /** Counts what succeeds alone: a call that is refused gives its place back. */
  readonly of?: "successes";
}

type Schema = z.ZodMiniType;
type Infer<S> = S extends Schema ? z.output<S> : undefined;
type InferInput<S> = S extends Schema ? z.input<S> : undefined;

export interface EndpointShape {
  /** One word or two, unique in the product; the operation id in OpenAPI. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Parameters in braces: `/api/player/payments/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Open to a player whose account is open for withdrawals only; other `player` endpoints are not. */
  readonly whileRestricted?: true;
  /** Open to an operator who must switch the second step on first; other `operator` endpoints are not. */
  readonly beforeSecondStep?: true;
  /** Sent by the site of its own accord: no sign that somebody is there, though it changes something. */
  readonly unattended?: true;
  /** Needed by `operator` endpoints; one without it is for every operator. */
  readonly permission?: Permission;
  /** Refused with `<entrance>_restricted` where the visitor's country closes it (OPEN-28). */
  readonly entrance?: Entrance;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly output: Schema;
  /** Status of a success; 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly refusals?: Readonly<Record<string, Refusal>>;
  readonly limits?: readonly RateLimit[];
  /** The body carries an `id` that its sender made: the same id and body is the same request. */
  readonly idempotency?: "body-id";
  /** A body of any media type is taken and not read: what counts stands in the address. */
  readonly ignoresBody?: true;
  /** Largest body accepted, in bytes; 16 KiB unless said. */
  readonly bodyLimitBytes?: number;
  /** Takes one file as multipart/form-data, in the field `file`, of at most so many bytes. */
  readonly upload?: { readonly maxBytes: number };
  /** Answers with a file (`fileAnswer`) instead of JSON. */
  readonly download?: true;
  /** The answer depends on the address alone: browsers keep it and ask whether it has changed (ETag, 304). */
  readonly revalidated?: true;
  /** Kinds of JSON among which `Accept` chooses; the first where it names none of them. */
  readonly mediaTypes?: readonly [string, ...string[]];
}

export type Endpoint<E extends EndpointShape = EndpointShape> = E;

/** Input of a handler: checked and typed. */
export interface EndpointInput<E extends EndpointShape> {
  readonly params: Infer<E["params"]>;
  readonly query: Infer<E["query"]>;
  readonly body: Infer<E["body"]>;
}

/** Input of a caller. */
export type EndpointCall<E extends EndpointShape> = {
  readonly [K in "params" | "query" | "body" as E[K] extends Schema ? K : never]: InferInput<E[K]>;
};

export type EndpointOutput<E extends EndpointShape> = Infer<E["output"]>;
export type RefusalCode<E extends EndpointShape> = keyof E["refusals"] & string;

/**
 * Declares an endpoint once: the server mounts it, the browser calls it, OpenAPI and the
 * contract tests are derived from it.
 */
export function defineEndpoint<const E extends EndpointShape>(endpoint: E): E {
  if (!endpoint.path.startsWith("/")) throw new Error(`path of ${endpoint.name} must start with /`);
  return endpoint;
}
