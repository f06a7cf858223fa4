import type { PublishLive } from "@houselight/contracts";
import type { Server } from "node:http";
import type { Redis } from "ioredis";
import type { Gauge } from "prom-client";
import type { Clock } from "#platform/clock";
import type { Log } from "#platform/log";
import type { SourceOf } from "#platform/network";
import type { LiveLimits } from "./limits.ts";
import type { StreamPosition } from "./streams/stream.ts";

/**
 * The live socket's hub, as the house sees it. It speaks the Centrifuge client protocol (JSON), so
 * that the published client works against it, and a real Centrifugo can take its place.
 */
interface LiveHub {
  /** Sends `{ event, data }` to all who listen to a channel, on every replica. */
  publish(channel: string, event: string, data: unknown): void;
  /** Signs a token, good for minutes: who connects and which channels it may hear. `user` is empty for a guest. */
  token(user: string, channels: readonly string[]): Promise<string>;
  /**
   * Returns where a channel stands now, from where a client can be told what comes before it is connected;
   * null when that cannot be known.
   */
  position(channel: string): Promise<StreamPosition | null>;
  /** Ends a user's connections and keeps them from coming back with the same token. */
  disconnect(user: string, reason: string): void;
}

/** The hub as modules see it: they publish the messages of the contract and no others. */
export interface HouseLive extends Pick<LiveHub, "token" | "position" | "disconnect"> {
  readonly publish: PublishLive;
}

/** A hub that can be put behind an HTTP server and be closed. */
export interface RunningLiveHub extends LiveHub {
  /** Answers WebSocket upgrades at `path`; those at other paths are left to others. */
  attach(server: Server, path: string): void;
  /** Closes every socket with a code after which clients come back, and takes no more. */
  endSockets(): Promise<void>;
  /** Ends the sockets, and lets go of the servers. */
  close(): Promise<void>;
}

export interface LiveHubOptions {
  /** Signs the tokens. Its text is the key, as Centrifugo takes it. */
  readonly secret: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly connections: Pick<Gauge, "inc" | "dec">;
  /** Joins the hubs of all replicas; without it the hub is alone. Opened and closed by the owner. */
  readonly valkey: { readonly publisher: Redis; readonly subscriber: Redis } | null;
  /** Tells whose connections are counted together, and which pages may connect. */
  readonly sourceOf: SourceOf;
  /** Tells whether anybody who is connected hears a channel for the asking, though no token names it; none unless said. */
  readonly isOpenChannel?: (channel: string) => boolean;
  readonly limits?: Partial<LiveLimits>;
}
