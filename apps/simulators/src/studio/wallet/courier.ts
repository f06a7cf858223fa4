import type { HouseWallet } from "./house-wallet.ts";
import type { KeptRounds } from "./kept-rounds.ts";

const EVERY_MS = 2_000;
const AGAIN_MS = 5_000;

/** Sends what the house has not answered yet, until it does. Returns how to stop. */
export function startCourier(wallet: HouseWallet, kept: KeptRounds, also: () => Promise<void>) {
  const look = async () => {
    const now = Date.now();
    for (const [id, { at, ...call }] of kept.due()) {
      if (at > now) continue;
      const answer = await wallet.send(call);
      // A refusal is an answer too: the house has its reasons, and they will not change.
      kept.setDue(id, answer.kind === "lost" ? { ...call, at: Date.now() + AGAIN_MS } : null);
    }
    await also();
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(look).catch(() => undefined);
  }, EVERY_MS);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
}
