import * as z from "zod/mini";
import { publicationJson, type Subscribed } from "../channels.ts";

/**
 * The Centrifuge client protocol, JSON form: frames of newline-separated commands
 * `{ id, <method>: { … } }`, answered by replies with the same id. The empty object is a pong.
 * Close codes and error codes are those of Centrifugo.
 */
export const CLOSE = {
  shutdown: [3001, "shutdown"],
  expired: [3005, "connection expired"],
  slow: [3008, "slow"],
  insufficientState: [3010, "insufficient state"],
  noPong: [3012, "no pong"],
  invalidToken: [3500, "invalid token"],
  badRequest: [3501, "bad request"],
  tooManyMessages: [3501, "too many messages"],
  stale: [3502, "stale"],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

/** The client comes back at once, with a token that is newer than this. */
export const FORCED_RECONNECT = 3011;

export const ERROR = {
  permissionDenied: { code: 103, message: "permission denied" },
  alreadyConnected: { code: 107, message: "bad request" },
  limitExceeded: { code: 106, message: "limit exceeded" },
  notAvailable: { code: 108, message: "not available" },
  tokenExpired: { code: 109, message: "token expired" },
} as const;
export type ProtocolError = (typeof ERROR)[keyof typeof ERROR];

const CHANNEL_LENGTH_MAX = 255;
const channel = z.string().check(z.minLength(1), z.maxLength(CHANNEL_LENGTH_MAX));
const since = {
  recover: z.optional(z.boolean()),
  epoch: z.optional(z.string()),
  offset: z.optional(z.int().check(z.minimum(0))),
};
const connect = z.object({
  token: z.optional(z.string()),
  subs: z.optional(z.record(channel, z.object(since))),
});
const subscribe = z.object({ channel, ...since });

export type ConnectRequest = z.infer<typeof connect>;
export type SubscribeRequest = z.infer<typeof subscribe>;

const commandShape = z.object({
  id: z.optional(z.int().check(z.minimum(0))),
  connect: z.optional(connect),
  subscribe: z.optional(subscribe),
  unsubscribe: z.optional(z.object({ channel })),
  refresh: z.optional(z.object({ token: z.string() })),
});

export type Command =
  | { readonly method: "pong" }
  | { readonly method: "connect"; readonly id: number; readonly request: ConnectRequest }
  | { readonly method: "subscribe"; readonly id: number; readonly request: SubscribeRequest }
  | {
      readonly method: "unsubscribe";
      readonly id: number;
      readonly request: { readonly channel: string };
    }
  | {
      readonly method: "refresh";
      readonly id: number;
      readonly request: { readonly token: string };
    }
  | { readonly method: "other"; readonly id: number };

const OTHERS = [
  "presence",
  "presence_stats",
  "history",
  "publish",
  "rpc",
  "send",
  "sub_refresh",
  "ping",
];

/** Reads a frame. Null when any part of it is no command of the protocol. */
export function parseFrame(text: string): Command[] | null {
  const commands: Command[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const command = parseCommand(line);
    if (command === null) return null;
    commands.push(command);
  }
  return commands;
}

function parseCommand(line: string): Command | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  const parsed = commandShape.safeParse(value);
  if (!parsed.success) return null;
  const { id = 0, connect, subscribe, unsubscribe, refresh } = parsed.data;
  if (connect) return id > 0 ? { method: "connect", id, request: connect } : null;
  if (subscribe) return id > 0 ? { method: "subscribe", id, request: subscribe } : null;
  if (unsubscribe) return id > 0 ? { method: "unsubscribe", id, request: unsubscribe } : null;
  if (refresh) return id > 0 ? { method: "refresh", id, request: refresh } : null;
  const names = Object.keys(value as object);
  if (names.length === 0) return { method: "pong" };
  return names.some((name) => OTHERS.includes(name)) ? { method: "other", id } : null;
}

export const errorReply = (id: number, error: ProtocolError): string =>
  JSON.stringify({ id, error });

export const reply = (id: number, method: string, result: object): string =>
  JSON.stringify({ id, [method]: result });

export const subscribeReply = (id: number, subscribed: Subscribed, recovering: boolean): string =>
  `{"id":${id},"subscribe":${subscribedJson(subscribed, recovering)}}`;

/** The reply to a connect; server-side subscriptions ride along in it. */
export function connectReply(
  id: number,
  result: {
    readonly client: string;
    readonly expires: true;
    readonly ttl: number;
    readonly ping: number;
    readonly pong: true;
  },
  subscriptions: readonly { channel: string; subscribed: Subscribed; recovering: boolean }[],
): string {
  const subs = subscriptions.map(
    ({ channel, subscribed, recovering }) =>
      `${JSON.stringify(channel)}:${subscribedJson(subscribed, recovering)}`,
  );
  const head = JSON.stringify({ version: "", ...result }).slice(0, -1);
  return `{"id":${id},"connect":${head},"subs":{${subs.join(",")}}}}`;
}

function subscribedJson(
  { position, recovered, publications }: Subscribed,
  recovering: boolean,
): string {
  const head = JSON.stringify({
    recoverable: true,
    positioned: true,
    epoch: position.epoch,
    offset: position.offset,
    was_recovering: recovering,
    recovered,
  }).slice(0, -1);
  return `${head},"publications":[${publications.map(publicationJson).join(",")}]}`;
}

export const unsubscribePush = (channel: string, code: number, reason: string): string =>
  JSON.stringify({ push: { channel, unsubscribe: { code, reason } } });
