import type { Log } from "#platform/log";
import type { Publication, StreamPosition, Streams } from "./streams/stream.ts";

/** Subscriber to channels: one socket. */
export interface Listener {
  /** `frame` is the whole push as text, made once for all who hear it. */
  deliver(frame: string): void;
  /** Messages were lost that cannot be found again: the client must start anew. */
  lost(): void;
}

/** Answer to a new subscriber: its position, and the publications it missed if they are known. */
export interface Subscribed {
  readonly position: StreamPosition;
  readonly recovered: boolean;
  readonly publications: readonly Publication[];
}

interface Hearing {
  /** Messages that came while the listener's past was being read; null once it is live. */
  waiting: Publication[] | null;
  /** Last offset that the subscriber has received. */
  floor: number;
}

interface Channel {
  readonly name: string;
  readonly hearing: Map<Listener, Hearing>;
  opened: Promise<void>;
  /** Position delivered by this hub; null until the stream was read. */
  position: StreamPosition | null;
  /** Being compared with its stream; `again` when there was reason to look once more meanwhile. */
  sync: "none" | "running" | "again";
}

const OUT_OF_REACH: StreamPosition = { epoch: "", offset: 0 };

/**
 * Delivers publications in the order of each channel's stream: every subscriber gets every publication
 * after its position once, whatever comes late, twice or after a gap.
 */
export class Channels {
  readonly #channels = new Map<string, Channel>();
  readonly #streams: () => Streams;
  readonly #log: Log;

  constructor(streams: () => Streams, log: Log) {
    this.#streams = streams;
    this.#log = log;
  }

  /** Adds a listener; with `since`, reads what it missed. Its live messages start with the answer. */
  async subscribe(
    name: string,
    listener: Listener,
    since: StreamPosition | null,
  ): Promise<Subscribed> {
    const channel = this.#open(name);
    const hearing: Hearing = { waiting: [], floor: 0 };
    channel.hearing.set(listener, hearing);
    await channel.opened;
    const missed = since
      ? await this.#streams()
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
  }

  /**
   * Returns where a channel stands now; null when its stream is out of reach. Whoever subscribes from there
   * before the history is forgotten hears what came since.
   */
  async position(name: string): Promise<StreamPosition | null> {
    const channel = this.#open(name);
    await channel.opened;
    if (channel.hearing.size === 0) this.#close(channel);
    return channel.position;
  }

  unsubscribe(name: string, listener: Listener): void {
    const channel = this.#channels.get(name);
    if (channel?.hearing.delete(listener) && channel.hearing.size === 0) this.#close(channel);
  }

  /** A message came from the stream: delivered if it is the next, else the stream is read. */
  published(name: string, epoch: string, publication: Publication): void {
    const channel = this.#channels.get(name);
    if (!channel) return;
    const { position, sync } = channel;
    const { offset } = publication;
    if (offset === null) return deliver(channel, publication);
    const isSameEpoch = position?.epoch === epoch;
    if (isSameEpoch && offset <= position.offset) return;
    if (isSameEpoch && offset === position.offset + 1 && sync === "none")
      return advance(channel, publication);
    void this.#sync(channel);
  }

  /** Compares what was delivered with the stream and delivers what is missing; all channels for null. */
  sync(name: string | null): void {
    if (name === null) {
      for (const channel of this.#channels.values()) void this.#sync(channel);
      return;
    }
    const channel = this.#channels.get(name);
    if (channel) void this.#sync(channel);
  }

  #open(name: string): Channel {
    const known = this.#channels.get(name);
    if (known) return known;
    const channel: Channel = {
      name,
      hearing: new Map(),
      opened: Promise.resolve(),
      position: null,
      sync: "none",
    };
    channel.opened = this.#streams()
      .open(name)
      .then(
        (position) => {
          channel.position = position;
        },
        (error: unknown) =>
          this.#log.warn({ err: error }, "a live channel's stream is out of reach"),
      );
    this.#channels.set(name, channel);
    return channel;
  }

  #close(channel: Channel): void {
    if (this.#channels.get(channel.name) !== channel) return;
    this.#channels.delete(channel.name);
    this.#streams().release(channel.name);
  }

  /** Restarts a channel whose lost publications cannot be recovered: its clients reconnect and learn of the gap. */
  #startAnew(channel: Channel): void {
    this.#close(channel);
    for (const listener of channel.hearing.keys()) listener.lost();
  }

  async #sync(channel: Channel): Promise<void> {
    if (channel.sync !== "none") {
      channel.sync = "again";
      return;
    }
    channel.sync = "running";
    await channel.opened;
    try {
      while (this.#channels.get(channel.name) === channel) {
        channel.sync = "running";
        const missed = await this.#streams().read(channel.name, channel.position ?? OUT_OF_REACH);
        if (missed === null) return this.#startAnew(channel);
        for (const publication of missed.publications) advance(channel, publication);
        if (!isAskedAgain(channel)) break;
      }
    } catch (error) {
      this.#log.warn({ err: error }, "a live channel could not be compared with its stream");
    } finally {
      channel.sync = "none";
    }
  }
}

/** Read anew, for it changes while the stream is read. */
const isAskedAgain = (channel: Channel): boolean => channel.sync === "again";

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
