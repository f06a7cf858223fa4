import type { RoundView } from "@houselight/contracts/house-games";
import type { Game, GameEntry } from "@houselight/game-maths";
import { canonicalJson } from "@houselight/game-maths/json";
import { replayRound } from "@houselight/game-maths/steps";
import {
  blockMessage,
  createDraw,
  FAIRNESS_MAPPING,
  recordDraw,
} from "@houselight/game-maths/fairness";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Verification {
  /** The outcome recomputed from the seeds is the one on record. */
  readonly matches: boolean;
  /** The server seed has the hash that was shown before the round. */
  readonly hashMatches: boolean;
  /** The numbers drawn, in order. */
  readonly numbers: readonly number[];
}

/**
 * Recomputes a round from its seeds, here in the browser, with the same mathematics as the server. The
 * hashes are those of a library: browsers offer their own on secure pages only, and on no file.
 * @throws Error when its server seed is not known, or its mapping or version is unknown here.
 */
export function verifyRound(round: RoundView, versions: GameEntry): Verification {
  const {
    mapping,
    server_seed: serverSeed,
    server_seed_hash: hash,
    client_seed: clientSeed,
    nonce,
  } = round.fairness;
  if (serverSeed === null) throw new Error("the server seed of this round is not revealed yet");
  if (mapping !== FAIRNESS_MAPPING) throw new Error(`mapping ${mapping} is not known here`);
  const game = versionOf(round, versions);
  const key = utf8ToBytes(serverSeed);
  const { draw, drawn } = recordDraw(
    createDraw((index) => hmac(sha256, key, utf8ToBytes(blockMessage(clientSeed, nonce, index)))),
  );
  const { payout, outcome } = replayRound(game, round, draw);
  const same = canonicalJson(outcome) === canonicalJson(round.outcome);
  return {
    matches: same && (payout ?? 0n) === BigInt(round.payout_cents),
    hashMatches: bytesToHex(sha256(key)) === hash,
    numbers: drawn,
  };
}

/** Returns the version that the round was played under. @throws Error when it is not known here. */
export function versionOf(
  { game, game_version }: RoundView,
  { current, earlier }: GameEntry,
): Game {
  const found = [current, ...earlier].find(
    ({ slug, version }) => slug === game && version === game_version,
  );
  if (!found) throw new Error(`${game} ${game_version} is not known here`);
  return found;
}
