import { randomUUID } from "node:crypto";
import type { RawData, WebSocket } from "ws";
import type { Log } from "#platform/log";
import type { Channels, Listener, Subscribed } from "../channels.ts";
import type { LiveLimits } from "../limits.ts";
import type { StreamPosition } from "../streams/stream.ts";
import type { TokenClaims } from "../tokens.ts";
import * as protocol from "./protocol.ts";
import { createWire, type Wire } from "./wire.ts";

const { CLOSE, ERROR } = protocol;
/** The channel left the token: the client need not subscribe again. */
const UNSUBSCRIBED_BY_SERVER = 2000;

export interface ConnectionOptions {
  readonly limits: LiveLimits;
  readonly channels: Channels;
  /** Tells whether a channel is heard for the asking. */
  readonly isOpenChannel: (channel: string) => boolean;
  readonly log: Log;
  readonly nowMs: () => number;
  /** Reads a token; one that was voided by a forced end counts as expired. */
  readonly verify: (token: string) => Promise<TokenClaims | "expired" | "invalid">;
  /** A user is known from now on. False when it was ended in the meantime. */
  readonly joined: (connection: Connection, claims: TokenClaims) => boolean;
  readonly ended: (connection: Connection) => void;
}

/** One client's conversation with the hub. Commands are answered one after the other. */
export class Connection implements Listener {
  readonly #options: ConnectionOptions;
  readonly #wire: Wire;
  readonly #heard = new Set<string>();
  readonly #client = randomUUID();
  #claims: TokenClaims | null = null;
  #turn: Promise<void> = Promise.resolve();
  #deadline: NodeJS.Timeout;

  constructor(socket: WebSocket, options: ConnectionOptions) {
    this.#options = options;
    const { limits, nowMs } = options;
    this.#wire = createWire(socket, { limits, nowMs, ended: () => this.#ended() });
    this.#deadline = setTimeout(() => this.close(...CLOSE.stale), limits.connectMs);
    socket.on("message", (data, isBinary) => this.#receive(data, isBinary));
  }

  /** User of the connection; null before authentication, empty for a guest. */
  get user(): string | null {
    return this.#claims?.user ?? null;
  }

  /** Time of issue of its token; 0 without one. */
  get issuedAtMs(): number {
    return this.#claims?.issuedAtMs ?? 0;
  }

  deliver(frame: string): void {
    this.#wire.send(frame);
  }

  lost(): void {
    this.close(...CLOSE.insufficientState);
  }

  close(code: number, reason: string): void {
    this.#wire.close(code, reason);
  }

  #ended(): void {
    clearTimeout(this.#deadline);
    for (const channel of this.#heard) this.#options.channels.unsubscribe(channel, this);
    this.#heard.clear();
    this.#options.ended(this);
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#wire.isOpen) return;
    const commands = isBinary ? null : protocol.parseFrame(String(data));
    if (commands === null) return this.close(...CLOSE.badRequest);
    if (!this.#wire.count(Math.max(1, commands.length)))
      return this.close(...CLOSE.tooManyMessages);
    this.#turn = commands.reduce(
      (turn, command) => turn.then(() => this.#answer(command)),
      this.#turn,
    );
    this.#turn = this.#turn.catch((error: unknown) => {
      this.#options.log.error({ err: error }, "a live command failed");
      this.close(...CLOSE.insufficientState);
    });
  }

  async #answer(command: protocol.Command): Promise<void> {
    if (!this.#wire.isOpen) return;
    if (command.method === "pong") return this.#wire.ponged();
    if (command.method === "connect") return this.#connect(command.id, command.request);
    if (!this.#claims) return this.close(...CLOSE.badRequest);
    switch (command.method) {
      case "subscribe":
        return this.#subscribe(command.id, command.request);
      case "unsubscribe":
        this.#unhear(command.request.channel);
        return this.#wire.send(protocol.reply(command.id, "unsubscribe", {}));
      case "refresh":
        return this.#refresh(command.id, command.request.token);
      case "other":
        if (command.id > 0) this.#wire.send(protocol.errorReply(command.id, ERROR.notAvailable));
    }
  }

  async #connect(id: number, request: protocol.ConnectRequest): Promise<void> {
    if (this.#claims) return this.#wire.send(protocol.errorReply(id, ERROR.alreadyConnected));
    const claims = await this.#options.verify(request.token ?? "");
    if (!this.#wire.isOpen) return;
    if (claims === "invalid") return this.close(...CLOSE.invalidToken);
    if (claims === "expired" || !this.#options.joined(this, claims)) {
      return this.#wire.send(protocol.errorReply(id, ERROR.tokenExpired));
    }
    this.#claims = claims;
    const subscriptions = await Promise.all(
      [...new Set(claims.channels)].map(async (channel) => {
        const since = recoverFrom(request.subs?.[channel]);
        return {
          channel,
          recovering: since !== null,
          subscribed: await this.#hear(channel, since),
        };
      }),
    );
    const { pingMs } = this.#options.limits;
    const result = {
      client: this.#client,
      ...this.#keepUntilExpiry(claims),
      ping: pingMs / 1000,
      pong: true,
    } as const;
    this.#wire.send(protocol.connectReply(id, result, subscriptions));
    if (this.#wire.isOpen) this.#wire.startPings();
  }

  async #subscribe(id: number, request: protocol.SubscribeRequest): Promise<void> {
    if (!this.#mayHear(request.channel)) {
      return this.#wire.send(protocol.errorReply(id, ERROR.permissionDenied));
    }
    if (!this.#hasRoom(request.channel)) {
      return this.#wire.send(protocol.errorReply(id, ERROR.limitExceeded));
    }
    const since = recoverFrom(request);
    const subscribed = await this.#hear(request.channel, since);
    this.#wire.send(protocol.subscribeReply(id, subscribed, since !== null));
  }

  async #refresh(id: number, token: string): Promise<void> {
    const claims = await this.#options.verify(token);
    if (!this.#wire.isOpen) return;
    // The client comes back and asks for another token.
    if (claims === "expired") return this.close(...CLOSE.expired);
    if (claims === "invalid" || claims.user !== this.user) return this.close(...CLOSE.invalidToken);
    this.#claims = claims;
    for (const channel of this.#heard) {
      if (this.#mayHear(channel)) continue;
      this.#unhear(channel);
      this.#wire.send(
        protocol.unsubscribePush(channel, UNSUBSCRIBED_BY_SERVER, "not in the token"),
      );
    }
    this.#wire.send(
      protocol.reply(id, "refresh", { client: this.#client, ...this.#keepUntilExpiry(claims) }),
    );
  }

  #mayHear(channel: string): boolean {
    return this.#isOfToken(channel) || this.#options.isOpenChannel(channel);
  }

  #isOfToken(channel: string): boolean {
    return this.#claims?.channels.includes(channel) ?? false;
  }

  /** Tells whether the connection may hear one more channel: open ones can be any number. */
  #hasRoom(channel: string): boolean {
    if (this.#heard.has(channel) || this.#isOfToken(channel)) return true;
    return this.#heard.size < this.#options.limits.channelsPerConnection;
  }

  #hear(channel: string, since: StreamPosition | null): Promise<Subscribed> {
    this.#heard.add(channel);
    return this.#options.channels.subscribe(channel, this, since);
  }

  #unhear(channel: string): void {
    if (this.#heard.delete(channel)) this.#options.channels.unsubscribe(channel, this);
  }

  /** Closes when the token has run out and no new one came. */
  #keepUntilExpiry(claims: TokenClaims): { expires: true; ttl: number } {
    const leftMs = Math.max(0, claims.expiresAtMs - this.#options.nowMs());
    clearTimeout(this.#deadline);
    if (this.#wire.isOpen) {
      const closeMs = leftMs + this.#options.limits.expiryGraceMs;
      this.#deadline = setTimeout(() => this.close(...CLOSE.expired), closeMs);
    }
    return { expires: true, ttl: Math.max(1, Math.floor(leftMs / 1000)) };
  }
}

function recoverFrom(
  request: Omit<protocol.SubscribeRequest, "channel"> | undefined,
): StreamPosition | null {
  return request?.recover ? { epoch: request.epoch ?? "", offset: request.offset ?? 0 } : null;
}
