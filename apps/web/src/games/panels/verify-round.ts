import type { RoundView } from "@houselight/contracts/house-games";
import type { Game, GameEntry } from "@houselight/game-maths";
import { canonicalJson } from "@houselight/game-maths/json";
import {
  blockMessage,
  createDraw,
  FAIRNESS_MAPPING,
  recordDraw,
} from "@houselight/game-maths/fairness";
import { hmacSha256, sha256Hex } from "./sha256.ts";

export interface Verification {
  /** The outcome recomputed from the seeds is the one on record. */
  readonly matches: boolean;
  /** The server seed has the hash that was shown before the round. */
  readonly hashMatches: boolean;
  /** The numbers drawn, in order. */
  readonly numbers: readonly number[];
}

/** Blocks to compute before a game asks for them: five reels of a hundred and one spins need 95. */
const FIRST_BLOCKS = 8;
const BLOCKS_LIMIT = 512;

class BlocksUsedUp extends Error {}

/**
 * Recomputes a round from its seeds, here in the browser, with the same mathematics as the server.
 * @throws Error when its server seed is not known, or its mapping or version is unknown here.
 */
export async function verifyRound(round: RoundView, versions: GameEntry): Promise<Verification> {
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
  const hashMatches = (await sha256Hex(serverSeed)) === hash;
  const blocks: Uint8Array[] = [];
  for (let count = FIRST_BLOCKS; count <= BLOCKS_LIMIT; count *= 2) {
    while (blocks.length < count) {
      blocks.push(await hmacSha256(serverSeed, blockMessage(clientSeed, nonce, blocks.length)));
    }
    try {
      return { hashMatches, ...replay(round, game, blocks) };
    } catch (error) {
      if (!(error instanceof BlocksUsedUp)) throw error;
    }
  }
  throw new Error("the round draws more numbers than any round may");
}

/** Returns the version that the round was played under. */
function versionOf({ game, game_version }: RoundView, { current, earlier }: GameEntry): Game {
  const found = [current, ...earlier].find(
    ({ slug, version }) => slug === game && version === game_version,
  );
  if (!found) throw new Error(`${game} ${game_version} is not known here`);
  return found;
}

/** Draws cannot wait for WebCrypto: the blocks are there before, and more are made when they run out. */
function replay(round: RoundView, game: Game, blocks: readonly Uint8Array[]) {
  const { draw, drawn } = recordDraw(
    createDraw((index) => {
      const block = blocks[index];
      if (!block) throw new BlocksUsedUp();
      return block;
    }),
  );
  const { payout, outcome } = game.play(game.recallBet(round.bet).bet, draw);
  const same = canonicalJson(outcome) === canonicalJson(round.outcome);
  return { matches: same && payout === BigInt(round.payout_cents), numbers: drawn };
}
