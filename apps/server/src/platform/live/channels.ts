import type { Log } from "#platform/log";
import type { Publication, StreamPosition, Streams } from "./streams/stream.ts";

/** Who hears channels: one socket. */
export interface Listener {
  /** `frame` is the whole push as text, made once for all who hear it. */
  deliver(frame: string): void;
  /** Messages were lost that cannot be found again: the client must start anew. */
  lost(): void;
}

/** What a new listener is told: where it starts, and what it missed if that could be found. */
export interface Subscribed {
  readonly position: StreamPosition;
  readonly recovered: boolean;
  readonly publications: readonly Publication[];
}

interface Hearing {
  /** Messages that came while the listener's past was being read; null once it is live. */
  waiting: Publication[] | null;
  /** It has everything up to here. */
  floor: number;
}

interface Channel {
  readonly name: string;
  readonly hearing: Map<Listener, Hearing>;
  opened: Promise<void>;
  /** What this hub has delivered; null until the stream was reached. */
  position: StreamPosition | null;
  /** Highest offset seen, delivered or not. */
  seen: number;
  syncing: boolean;
}

const SYNC_TURNS_MAX = 3;
const OUT_OF_REACH: StreamPosition = { epoch: "", offset: 0 };

export interface Channels {
  subscribe(name: string, listener: Listener, since: StreamPosition | null): Promise<Subscribed>;
  unsubscribe(name: string, listener: Listener): void;
  published(name: string, epoch: string, publication: Publication): void;
  /** Compares what was delivered with the stream and delivers what is missing; all channels for null. */
  sync(name: string | null): void;
}

/**
 * Who hears what, in the order of each channel's stream: every listener gets every publication
 * after its position once, whatever comes late, twice or after a gap.
 */
export function createChannels(streams: () => Streams, log: Log): Channels {
  const channels = new Map<string, Channel>();

  const open = (name: string): Channel => {
    const known = channels.get(name);
    if (known) return known;
    const channel: Channel = {
      name,
      hearing: new Map(),
      opened: Promise.resolve(),
      position: null,
      seen: 0,
      syncing: false,
    };
    channel.opened = streams()
      .open(name)
      .then(
        (position) => {
          channel.position = position;
        },
        (error: unknown) =>
          log.warn({ error: messageOf(error) }, "a live channel's stream is out of reach"),
      );
    channels.set(name, channel);
    return channel;
  };

  const close = (channel: Channel): void => {
    if (channels.get(channel.name) !== channel) return;
    channels.delete(channel.name);
    streams().release(channel.name);
  };

  const startAnew = (channel: Channel): void => {
    close(channel);
    for (const listener of channel.hearing.keys()) listener.lost();
  };

  const sync = async (channel: Channel): Promise<void> => {
    await channel.opened;
    if (channel.syncing || channels.get(channel.name) !== channel) return;
    channel.syncing = true;
    try {
      for (let turn = 0; turn < SYNC_TURNS_MAX; turn++) {
        const missed = await streams().read(channel.name, channel.position ?? OUT_OF_REACH);
        if (missed === null) return startAnew(channel);
        for (const publication of missed.publications) advance(channel, publication);
        if (channel.seen <= (channel.position?.offset ?? 0)) break;
      }
      channel.seen = channel.position?.offset ?? 0;
    } catch (error) {
      log.warn({ error: messageOf(error) }, "a live channel could not be compared with its stream");
    } finally {
      channel.syncing = false;
    }
  };

  return {
    async subscribe(name, listener, since) {
      const channel = open(name);
      const hearing: Hearing = { waiting: [], floor: 0 };
      channel.hearing.set(listener, hearing);
      await channel.opened;
      if (channel.position && channel.seen > channel.position.offset) void sync(channel);
      const missed = since
        ? await streams()
            .read(name, since)
            .catch(() => null)
        : null;
      const waiting = hearing.waiting ?? [];
      hearing.waiting = null;
      if (!missed || !since) {
        return { position: channel.position ?? OUT_OF_REACH, recovered: false, publications: [] };
      }
      const topOffset = missed.top.offset;
      const later = waiting.filter(({ offset }) => offset !== null && offset > topOffset);
      const publications = [...missed.publications, ...later];
      hearing.floor = publications.at(-1)?.offset ?? topOffset;
      return {
        position: publications.length > 0 ? since : missed.top,
        recovered: true,
        publications,
      };
    },
    unsubscribe(name, listener) {
      const channel = channels.get(name);
      if (channel?.hearing.delete(listener) && channel.hearing.size === 0) close(channel);
    },
    published(name, epoch, publication) {
      const channel = channels.get(name);
      if (!channel) return;
      const { offset } = publication;
      if (offset === null) return deliver(channel, publication);
      const next = channel.position?.epoch === epoch && offset === channel.position.offset + 1;
      if (next && !channel.syncing) return advance(channel, publication);
      if (channel.position?.epoch === epoch && offset <= channel.position.offset) return;
      channel.seen = Math.max(channel.seen, offset);
      if (channel.position) void sync(channel);
    },
    sync(name) {
      const one = name === null ? undefined : channels.get(name);
      for (const channel of name === null ? channels.values() : one ? [one] : [])
        void sync(channel);
    },
  };
}

/** Delivers the next publication of the stream, and moves to it. */
function advance(channel: Channel, publication: Publication): void {
  const { offset } = publication;
  if (!channel.position || offset === null || offset <= channel.position.offset) return;
  channel.position = { epoch: channel.position.epoch, offset };
  deliver(channel, publication);
}

function deliver(channel: Channel, publication: Publication): void {
  const frame = `{"push":{"channel":${JSON.stringify(channel.name)},"pub":${publicationJson(publication)}}}`;
  for (const [listener, hearing] of channel.hearing) {
    if (hearing.waiting) hearing.waiting.push(publication);
    else if (publication.offset === null || publication.offset > hearing.floor)
      listener.deliver(frame);
  }
}

/** A publication as it goes over the wire; its body is JSON already. */
export const publicationJson = ({ offset, body }: Publication): string =>
  offset === null ? `{"data":${body}}` : `{"data":${body},"offset":${offset}}`;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
