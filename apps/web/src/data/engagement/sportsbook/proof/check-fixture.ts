import type { FixtureView } from "@houselight/contracts/sportsbook";
import { createDraw } from "@houselight/game-maths/fairness";
import { type CheckedMatch, checkMatch, matchBlock } from "@houselight/sports-maths/football";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The part of a fixture that tells how it is played again. */
export type PlayedFixture = Pick<FixtureView, "state" | "score" | "half_time" | "simulated">;

/** Plays a simulated match again and compares it with what the house tells; null while its seed is secret. */
export function checkFixture({
  state,
  score,
  half_time: halfTime,
  simulated,
}: PlayedFixture): CheckedMatch | null {
  const { seed = null, strengths = null, seed_hash: sealedHash = "", urn = "" } = simulated ?? {};
  if (seed === null || strengths === null) return null;
  const key = utf8ToBytes(seed);
  return checkMatch(
    { seed, strengths, sealedHash },
    { score, halfTime, isAbandoned: state === "abandoned" },
    {
      draw: createDraw((block) => hmac(sha256, key, utf8ToBytes(matchBlock(urn, block)))),
      sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
    },
  );
}
