import type { JackpotDropView } from "@houselight/contracts/jackpots";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** A drop recomputed here: the amount that its seed and its salt give, and whether all agrees. */
export interface CheckedDrop {
  readonly amountCents: number;
  readonly agrees: boolean;
}

/**
 * Recomputes in the browser at which amount a pot dropped. Hashes are a library's: browsers offer their
 * own on secure pages only.
 */
export function recomputeDrop(drop: JackpotDropView): CheckedDrop {
  const key = utf8ToBytes(drop.seed);
  const draw = createDraw((block) =>
    hmac(sha256, key, utf8ToBytes(blockMessage(drop.salt, drop.number, block))),
  );
  const amountCents = drop.start_cents + 1 + draw(drop.must_drop_by_cents - drop.start_cents);
  const isSeed = bytesToHex(sha256(key)) === drop.seed_hash;
  return { amountCents, agrees: isSeed && amountCents === drop.amount_cents };
}
