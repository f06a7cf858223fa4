import type { RoundView } from "@houselight/contracts/house-games";

const CHANNEL = "houselight.rounds";

/** Tells other tabs of this browser that an open round has gone on. Demo rounds are of one tab. */
export function tellOtherTabs({ game, id, mode }: RoundView): void {
  if (mode === "demo" || typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ game, id });
  channel.close();
}

/** Hears of open rounds of a game that other tabs go on with. Returns how to stop. */
export function hearOtherTabs(slug: string, heard: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<{ readonly game?: string }>) => {
    if (data.game === slug) heard();
  });
  return () => channel.close();
}
