import { ENDPOINTS, type EndpointShape, fillPath, pathParameters } from "@houselight/contracts";
import * as z from "zod/mini";
import type { Actor, Cast } from "./cast.ts";
import type { Draws } from "./draws.ts";
import type { KnownValues } from "./known-values.ts";
import { type Schema, type Source, valueOf } from "./schema-values.ts";
import { signatureOf } from "./signature.ts";
import { spoil, spoilText } from "./spoil.ts";

/** One request as it goes over the wire, and who sends it. */
export interface FuzzRequest {
  readonly endpoint: EndpointShape;
  readonly actor: Actor;
  /** A name of the way it was made, for the record. */
  readonly way: string;
  readonly path: string;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

interface Input {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

const schemas = new Map<unknown, Schema>();
/** Returns the JSON Schema of what a caller sends. */
function schemaOf(schema: z.ZodMiniType): Schema {
  let known = schemas.get(schema);
  if (!known) {
    known = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
    schemas.set(schema, known);
  }
  return known;
}

/** Makes the next request of a run; an honest one is sent by who may, as the schema says. */
export function nextRequest(
  cast: Cast,
  known: KnownValues,
  draws: Draws,
  endpoints: readonly EndpointShape[] = ENDPOINTS,
  honest = false,
): FuzzRequest {
  const endpoint = draws.of(endpoints);
  const actor = honest ? honestActor(endpoint, cast) : actorFor(endpoint, cast, draws);
  const way = honest || actor === cast.ada ? "right" : draws.of(WAYS);
  const knownShare = way === "right" ? 0.97 : 0.8;
  const right = inputOf(endpoint, { draws, known, owner: actor.name, knownShare });
  const input = way === "spoilt" ? spoilInput(right, draws) : right;
  const written = endpoint.body ? textOf(input.body) : undefined;
  const body = way === "spoilt text" && written !== undefined ? spoilText(written, draws) : written;
  const signed = endpoint.access === "provider" && draws.chance(0.7) ? signatureOf(body ?? "") : {};
  const headers = way === "headers" ? draws.of(HEADERS) : signed;
  return { endpoint, actor, way, path: pathOf(endpoint, input, draws), body, headers };
}

/** Input of a step of a flow. */
export type ExactInput = Partial<Input>;

/** Returns a request with this input, as its sender means it. */
export function exactRequest(
  endpoint: EndpointShape,
  actor: Actor,
  { params = {}, query = {}, body }: ExactInput,
  { text, headers = {} }: { text?: string; headers?: Readonly<Record<string, string>> },
): FuzzRequest {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const path = `${fillPath(endpoint.path, params)}${search ? `?${search}` : ""}`;
  const written = text ?? (body === undefined ? undefined : textOf(body));
  return { endpoint, actor, way: "flow", path, body: written, headers };
}

/** Returns a request like one of a flow that should not do what it does: spoilt, or sent by a stranger. */
export function wrongRequest(
  request: FuzzRequest,
  { params = {}, query = {}, body }: ExactInput,
  cast: Cast,
  draws: Draws,
): FuzzRequest {
  const { endpoint } = request;
  // To what is open to all nobody is a stranger.
  const strangers = endpoint.access === "all" ? [] : (["stranger"] as const);
  const way = draws.of(["spoilt", "spoilt text", "headers", ...strangers] as const);
  if (way === "stranger") return { ...request, way, actor: draws.of([cast.guest, ...cast.ghosts]) };
  if (way === "headers")
    return { ...request, way, headers: { ...request.headers, ...draws.of(HEADERS) } };
  if (request.body !== undefined && (way === "spoilt text" || body === undefined))
    return { ...request, way, body: spoilText(request.body, draws) };
  const input = spoilInput({ params, query, body }, draws);
  const written = body === undefined ? {} : { body: textOf(input.body) };
  return { ...request, way, path: pathOf(endpoint, input, draws), ...written };
}

const WAYS = ["right", "right", "spoilt", "spoilt", "spoilt", "spoilt text", "headers"] as const;
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { origin: "https://evil.example" },
  { "sec-fetch-site": "cross-site" },
  { "x-requested-with": "" },
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "application/json; charset=utf-16" },
  { "x-forwarded-for": "8.8.8.8, 127.0.0.1", "x-forwarded-host": "evil.example" },
  { "x-locale": "xx", "accept-language": "x".repeat(2000) },
  { "idempotency-key": "x".repeat(4000) },
  { cookie: 'session=../../x; __Host-session="; operator=1' },
  { cookie: `session=${"x".repeat(3000)}` },
  { "content-encoding": "gzip" },
  { "webhook-id": "evt_1", "webhook-timestamp": "1", "webhook-signature": "v1,AAAA" },
];

const honestActor = ({ access }: EndpointShape, { bob, operators }: Cast): Actor =>
  (access === "operator" && operators.get("manager")) || bob;

function actorFor(endpoint: EndpointShape, cast: Cast, draws: Draws): Actor {
  const { guest, ada, bob, operators, ghosts } = cast;
  const staff = [...operators.values()];
  const share = draws.share();
  if (share < 0.1) return draws.of(ghosts);
  if (endpoint.access === "operator") return share < 0.8 ? draws.of(staff) : draws.of([bob, guest]);
  if (share < 0.2) return draws.of([guest, ...staff]);
  return share < 0.35 && MINDED.test(endpoint.method + endpoint.name) ? ada : bob;
}

/** Ada does not end her own account or session: there would be nothing left to guard. */
const MINDED = /^(?!.*(signOut|endSession|UserLimit|lose|rase|elete|assword|wo[A-Z]))/;

function inputOf(endpoint: EndpointShape, source: Source): Input {
  const part = (schema: z.ZodMiniType | undefined) =>
    (schema ? valueOf(schemaOf(schema), source) : {}) as Record<string, unknown>;
  const made = part(endpoint.params);
  const params = { ...made };
  const { draws, known, owner, knownShare } = source;
  for (const name of pathParameters(endpoint.path)) {
    const seen =
      known.pick(draws, owner, `${kindBefore(endpoint, name)}.${name}`) ??
      known.pick(draws, owner, name);
    params[name] = (draws.chance(knownShare) ? seen : undefined) ?? params[name] ?? "x";
  }
  // What is known by the name alone may be of another form: the number of a page for the id of a card.
  const isStray = endpoint.params && !endpoint.params.safeParse(params).success;
  return {
    params: isStray && draws.chance(knownShare) ? made : params,
    query: endpoint.query && draws.chance(0.7) ? part(endpoint.query) : {},
    body: endpoint.body ? bodyOf(endpoint, endpoint.body, source) : undefined,
  };
}

/** Returns a body; of a provider's report, whose schema is its own affair, one that a provider sends. */
function bodyOf(endpoint: EndpointShape, schema: z.ZodMiniType, source: Source): unknown {
  if (endpoint.access !== "provider") return valueOf(schemaOf(schema), source);
  return valueOf(REPORT, source);
}

const REPORT: Schema = {
  type: "object",
  properties: {
    payment_id: { type: "string", format: "uuid" },
    payout_id: { type: "string", format: "uuid" },
    provider_reference: { type: "string" },
    status: { enum: ["processing", "succeeded", "declined", "canceled"] },
    currency: { enum: ["EUR", "USD"] },
    amount_cents: { type: "integer", minimum: 1 },
    reason: { type: "string", pattern: "^[a-z_]{1,20}$" },
  },
  required: ["provider_reference", "status", "currency", "amount_cents"],
};

/** Returns the words of an address that say what its answers are about: each that stands before a parameter, and the last. */
export function kindsOf({ path }: EndpointShape): string[] {
  const words = path.split("/");
  return words.filter((word, at) => {
    const next = words[at + 1];
    return word !== "" && !word.startsWith("{") && (next === undefined || next.startsWith("{"));
  });
}

/** Returns the word before a parameter: what it names one of. */
const kindBefore = ({ path }: EndpointShape, parameter: string): string =>
  path.split(`/{${parameter}}`)[0]?.split("/").at(-1) ?? "";

function spoilInput(right: Input, draws: Draws): Input {
  const parts = [
    ...(right.body === undefined ? [] : (["body", "body", "body"] as const)),
    ...(Object.keys(right.params).length > 0 ? (["params"] as const) : []),
    "query" as const,
  ];
  const part = draws.of(parts);
  const spoilt = spoil(right[part], draws);
  if (part === "body") return { ...right, body: spoilt };
  const isRecord = typeof spoilt === "object" && spoilt !== null && !Array.isArray(spoilt);
  return { ...right, [part]: isRecord ? spoilt : { x: spoilt } };
}

/** JSON with the halves of surrogate pairs as they are; what it cannot say is left out. */
const textOf = (body: unknown): string => JSON.stringify(body) ?? "";

function pathOf(endpoint: EndpointShape, { params, query }: Input, draws: Draws): string {
  const path = endpoint.path.replace(/\{([a-z_]+)\}/g, (_, name: string) =>
    part(encoded(params[name] ?? "undefined")),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const pair = `${encoded(name)}=${encoded(value)}`;
    return draws.chance(0.05) ? [pair, pair] : [pair];
  });
  return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
}

/** Empty parts and dots alone make another address of it, one without an endpoint. */
const part = (text: string): string => (/^\.{0,2}$/.test(text) ? `%20${text}` : text);

/** Half a surrogate pair cannot stand in an address. */
function encoded(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed().slice(0, 2000));
}
