/** Limits of a hub. Tests can lower each of them. */
export interface LiveLimits {
  readonly tokenSeconds: number;
  /** Time that a socket stays open after its token expired, so that a refresh under way arrives. */
  readonly expiryGraceMs: number;
  /** A socket that has not said who it is by then is closed. */
  readonly connectMs: number;
  readonly pingMs: number;
  readonly pongMs: number;
  readonly messagesPerSecond: number;
  readonly messageBytes: number;
  readonly connectionsPerAddress: number;
  readonly connectionsInAll: number;
  /** Those of its token included. */
  readonly channelsPerConnection: number;
  /** A client that lets more than this wait for it is too slow. */
  readonly bufferedBytes: number;
  readonly historyLength: number;
  /** Age of the oldest publication that can be recovered, and how long a channel nobody hears is kept. */
  readonly historyMs: number;
}

export const LIVE_LIMITS: LiveLimits = {
  tokenSeconds: 600,
  expiryGraceMs: 25_000,
  connectMs: 10_000,
  pingMs: 25_000,
  pongMs: 10_000,
  messagesPerSecond: 20,
  messageBytes: 16_384,
  connectionsPerAddress: 500,
  connectionsInAll: 20_000,
  channelsPerConnection: 20,
  bufferedBytes: 1_048_576,
  historyLength: 100,
  historyMs: 300_000,
};
