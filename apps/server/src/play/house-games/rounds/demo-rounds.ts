import { deflateRawSync, inflateRawSync } from "node:zlib";
import {
  type BetView,
  type EndpointInput,
  playDemoRound,
  type RoundView,
  type StepView,
  takeDemoStep,
} from "@houselight/contracts";
import { findVersion, type Game, isStepped, replaySteps } from "@houselight/game-maths";
import { isClientSeed } from "@houselight/game-maths/fairness";
import { drawOf } from "#core/fairness";
import { Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import { type House, perHouse } from "#platform/module";
import { createSeal } from "#platform/seal";
import { type AskedBet, readBet, replay } from "../play-game.ts";
import { demoView } from "../round-view.ts";

const DEMO_CURRENCY = "FUN";
/** An open demo round goes on this long after its last step, in milliseconds. */
const DEMO_ROUND_MS = 24 * 60 * 60 * 1000;

/** A demo round as its player carries it: sealed, for its seed decides what comes. */
interface CarriedRound {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly bet: BetView;
  readonly steps: readonly StepView[];
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  /** Milliseconds since 1970, of the bet or of the last step. */
  readonly carriedAt: number;
}

const seals = perHouse((house) => createSeal(house.key("demo rounds"), house.random));

/** Plays with play money: the same mathematics, no account and no record. Throws Refused. */
export function playForFun(
  house: House,
  game: Game,
  { body }: EndpointInput<typeof playDemoRound>,
  licence: Parameters<typeof readBet>[3],
): RoundView {
  if (!isClientSeed(body.client_seed)) throw new Refused("client_seed_invalid");
  const bet = body.bet as BetView;
  readBet(game, body as AskedBet, DEMO_CURRENCY, licence);
  const now = house.clock.now().getTime();
  return viewOf(house, game, {
    id: body.id,
    game: game.slug,
    version: game.version,
    bet,
    steps: [],
    serverSeed: house.random.hex(32),
    clientSeed: body.client_seed,
    begunAt: now,
    carriedAt: now,
  });
}

/**
 * Goes on with an open demo round. Throws Refused: `demo_round_expired` for one that is too old, was
 * changed, or is of another game or house; `step_out_of_turn`, `step_not_understood`,
 * `step_not_offered`.
 */
export function goOnForFun(
  house: House,
  { params, body }: EndpointInput<typeof takeDemoStep>,
): RoundView {
  const carried = openToken(house, params.slug, body.demo_token);
  const game = findVersion(carried.game, carried.version);
  if (!game || !isStepped(game)) throw new Refused("demo_round_expired");
  if (body.turn !== carried.steps.length) throw new Refused("step_out_of_turn");
  const { position } = replaySteps(
    game,
    game.recallBet(carried.bet),
    carried.steps,
    drawFor(carried),
  );
  const step = position.readStep(body.step);
  if ("refused" in step) throw new Refused(step.refused);
  const carriedAt = house.clock.now().getTime();
  return viewOf(house, game, { ...carried, carriedAt, steps: [...carried.steps, body.step] });
}

const drawFor = ({ serverSeed, clientSeed }: CarriedRound) =>
  drawOf({ serverSeed, clientSeed, nonce: 0n });

function viewOf(house: House, game: Game, carried: CarriedRound): RoundView {
  const { id, bet, steps, serverSeed, clientSeed, begunAt } = carried;
  const { payout, outcome, stake } = replay(game, carried, drawFor(carried));
  const isOpen = payout === null;
  return demoView({
    id,
    game,
    bet,
    steps,
    currency: DEMO_CURRENCY,
    stake,
    payout,
    token: isOpen ? writeToken(house, game.slug, carried) : null,
    outcome,
    seeds: { serverSeed, serverSeedHash: sha256(serverSeed), clientSeed },
    at: new Date(begunAt),
  });
}

function openToken(house: House, slug: string, token: string): CarriedRound {
  const carried = readToken(house, slug, token);
  if (!carried || house.clock.now().getTime() - carried.carriedAt > DEMO_ROUND_MS)
    throw new Refused("demo_round_expired");
  return carried;
}

/** Packs the round before it is sealed: the bets of a long round of craps are much the same. */
const writeToken = (house: House, slug: string, carried: CarriedRound): string =>
  seals(house)
    .closeBytes(deflateRawSync(JSON.stringify(carried)), slug)
    .toString("base64");

function readToken(house: House, slug: string, token: string): CarriedRound | null {
  try {
    const packed = seals(house).openBytes(Buffer.from(token, "base64"), slug);
    return JSON.parse(inflateRawSync(packed).toString("utf8")) as CarriedRound;
  } catch {
    return null;
  }
}
