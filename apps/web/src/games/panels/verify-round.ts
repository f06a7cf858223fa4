import type { HouseGameView, RoundView } from "@houselight/contracts/house-games";
import { findSpot, type RouletteBet, playRoulette } from "@houselight/game-maths/european-roulette";
import {
  blockMessage,
  createDraw,
  FAIRNESS_MAPPING,
  recordDraw,
} from "@houselight/game-maths/fairness";
import { type ParSheet, playSlot } from "@houselight/game-maths/slot";
import { hmacSha256, sha256Hex } from "./sha256.ts";

export interface Verification {
  /** The outcome recomputed from the seeds is the one on record. */
  readonly matches: boolean;
  /** The server seed has the hash that was shown before the round. */
  readonly hashMatches: boolean;
  /** The numbers drawn, in order: stops of the reels, or the pocket. */
  readonly numbers: readonly number[];
}

/** Blocks to compute before a game asks for them: five reels of a hundred and one spins need 95. */
const FIRST_BLOCKS = 8;
const BLOCKS_LIMIT = 512;

class BlocksUsedUp extends Error {}

/**
 * Recomputes a round from its seeds, here in the browser, with the same mathematics as the server.
 * @throws Error when its server seed is not known, or was drawn by a mapping unknown here.
 */
export async function verifyRound(round: RoundView, game: HouseGameView): Promise<Verification> {
  const {
    mapping,
    server_seed: serverSeed,
    server_seed_hash: hash,
    client_seed: clientSeed,
    nonce,
  } = round.fairness;
  if (serverSeed === null) throw new Error("the server seed of this round is not revealed yet");
  if (mapping !== FAIRNESS_MAPPING) throw new Error(`mapping ${mapping} is not known here`);
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

/** Draws cannot wait for WebCrypto: the blocks are there before, and more are made when they run out. */
function replay(round: RoundView, game: HouseGameView, blocks: readonly Uint8Array[]) {
  const { draw, drawn } = recordDraw(
    createDraw((index) => {
      const block = blocks[index];
      if (!block) throw new BlocksUsedUp();
      return block;
    }),
  );
  const { bet, outcome } = round;
  if (bet.kind === "slot" && outcome.kind === "slot") {
    const sheet = sheetOf(game);
    const played = playSlot(
      sheet,
      { lineStake: BigInt(bet.stake_cents) / BigInt(sheet.lines.length) },
      draw,
    );
    const sameStops = played.steps.every(
      ({ stops }, index) => stops.join() === outcome.steps[index]?.stops.join(),
    );
    const samePayout = played.payout === BigInt(round.payout_cents);
    return {
      matches: sameStops && samePayout && played.steps.length === outcome.steps.length,
      numbers: drawn,
    };
  }
  if (bet.kind === "roulette" && outcome.kind === "roulette") {
    const played = playRoulette(bet.bets.map(rouletteBet), draw);
    const same = played.number === outcome.number && played.payout === BigInt(round.payout_cents);
    return { matches: same, numbers: drawn };
  }
  return { matches: false, numbers: drawn };
}

function rouletteBet({
  spot: key,
  amount_cents,
}: {
  readonly spot: string;
  readonly amount_cents: number;
}): RouletteBet {
  const spot = findSpot(key);
  if (!spot) throw new Error(`there is no spot ${key}`);
  return { kind: spot.kind, spot: spot.key, numbers: spot.numbers, amount: BigInt(amount_cents) };
}

/** The sheet of a slot as the server tells it. */
function sheetOf({ slot, title, version }: HouseGameView): ParSheet {
  if (!slot) throw new Error(`${title} has no reels`);
  return {
    name: title,
    version,
    rows: slot.rows,
    reels: slot.reels,
    ...(slot.free_reels ? { freeSpinReels: slot.free_reels } : {}),
    lines: slot.lines,
    pays: slot.pays,
    ...(slot.wild ? { wild: { symbol: slot.wild } } : {}),
    ...(slot.scatter ? { scatter: { symbol: slot.scatter, pays: slot.scatter_pays } } : {}),
    freeSpins: {
      awards: slot.free_spins,
      multiplier: slot.free_spins_multiplier,
      retrigger: slot.retrigger,
      maxSpins: MAX_FREE_SPINS,
    },
  };
}

/** Most free spins of one round; the view does not tell it. */
const MAX_FREE_SPINS = 100;
