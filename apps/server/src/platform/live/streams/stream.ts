/** A place in a channel's stream. Offsets of different epochs have nothing to do with each other. */
export interface StreamPosition {
  readonly epoch: string;
  readonly offset: number;
}

/** One message of a channel. */
export interface Publication {
  /** Null for a publication delivered while the stream was unreachable: it cannot be recovered. */
  readonly offset: number | null;
  /** `{ event, data }` as JSON text. */
  readonly body: string;
}

/** Publications that a client missed, in order, and the stream's position. */
export interface Missed {
  readonly top: StreamPosition;
  readonly publications: readonly Publication[];
}

/** Events from the streams to the hub. */
export interface StreamEvents {
  /** A message came. It may come late, twice or after a gap. */
  published(channel: string, epoch: string, publication: Publication): void;
  /** Messages may have been lost on the way: look where the stream of this channel, or of all, stands. */
  unsure(channel: string | null): void;
  /** Another replica ended a user's connections; those with a token from after that moment stay. */
  disconnected(user: string, reason: string, atMs: number): void;
}

/** Numbers publications and keeps them for a while: in memory, or in Valkey for several replicas. */
export interface Streams {
  /** False when nobody hears a channel, so that a message need not be made at all. */
  wants(channel: string): boolean;
  /** Publishes a message; never throws and never waits. */
  publish(channel: string, body: string): void;
  /** Keeps a channel's stream from now on. Rejects when it is out of reach. */
  open(channel: string): Promise<StreamPosition>;
  /** Releases a channel without subscribers here; its stream is dropped after a while. */
  release(channel: string): void;
  /** Reads the publications after a position; null when they are no longer kept. Rejects when unreachable. */
  read(channel: string, since: StreamPosition): Promise<Missed | null>;
  /** Notes that a user's tokens up to this moment are void, and tells the other replicas. */
  revoke(user: string, atMs: number, reason: string): void;
  /** The moment up to which a user's tokens are void; 0 for never. */
  revokedAt(user: string): Promise<number>;
  /** The same as far as it is known here, without asking. */
  knownRevocation(user: string): number;
  close(): Promise<void>;
}

/** The part of what is kept that follows a position, if nothing is missing in between. */
export function missedSince(
  top: StreamPosition,
  since: StreamPosition,
  kept: readonly Publication[],
): Missed | null {
  if (top.epoch !== since.epoch || since.offset > top.offset) return null;
  const publications = kept.filter(
    ({ offset }) => offset !== null && offset > since.offset && offset <= top.offset,
  );
  return publications.length === top.offset - since.offset ? { top, publications } : null;
}
