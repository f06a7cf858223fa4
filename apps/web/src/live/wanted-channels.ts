import type { LiveChannel, LiveKind } from "@houselight/contracts/live";

/** A channel that a page hears while it is shown, besides those that every page hears. */
export interface WantedChannel {
  readonly kind: LiveKind;
  readonly channel: string;
  /** Reads anew what the channel tells of: something may have been told that was not heard. */
  readonly onGap: () => void;
}

/** Hears a channel. Returns how to end that. */
type Hear = (wanted: WantedChannel) => () => void;

/** Channels that pages want, and the socket that hears them where one is open. */
export function wantedChannels() {
  const wanted = new Map<WantedChannel, (() => void) | null>();
  let hear: Hear | null = null;
  return {
    /** Wants a channel for as long as a page is shown; with or without a socket. */
    want<Kind extends LiveKind>(
      kind: Kind,
      channel: LiveChannel<Kind>,
      onGap: () => void,
    ): () => void {
      const one: WantedChannel = { kind, channel, onGap };
      wanted.set(one, hear?.(one) ?? null);
      return () => {
        wanted.get(one)?.();
        wanted.delete(one);
      };
    },
    /** Opens a socket's ears: it hears what is wanted already, and what will be. */
    open(how: Hear): () => void {
      hear = how;
      for (const one of wanted.keys()) wanted.set(one, how(one));
      return () => {
        // Another socket may have taken over.
        if (hear !== how) return;
        hear = null;
        for (const one of wanted.keys()) wanted.set(one, null);
      };
    },
  };
}

const ofThisPage = wantedChannels();

/** Wants a further channel until the returned function is called. */
export const wantChannel = ofThisPage.want;
/** Lets an open socket hear the further channels, until the returned function is called. */
export const hearWanted = ofThisPage.open;
