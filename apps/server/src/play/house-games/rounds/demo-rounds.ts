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
/** An open demo round goes on this long after its beginning, in milliseconds. */
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
  return viewOf(house, game, {
    id: body.id,
    game: game.slug,
    version: game.version,
    bet,
    steps: [],
    serverSeed: house.random.hex(32),
    clientSeed: body.client_seed,
    begunAt: house.clock.now().getTime(),
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
  return viewOf(house, game, { ...carried, steps: [...carried.steps, body.step] });
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
    token: isOpen ? seals(house).close(JSON.stringify(carried), game.slug) : null,
    outcome,
    seeds: { serverSeed, serverSeedHash: sha256(serverSeed), clientSeed },
    at: new Date(begunAt),
  });
}

function openToken(house: House, slug: string, token: string): CarriedRound {
  const carried = readToken(house, slug, token);
  if (!carried || house.clock.now().getTime() - carried.begunAt > DEMO_ROUND_MS)
    throw new Refused("demo_round_expired");
  return carried;
}

function readToken(house: House, slug: string, token: string): CarriedRound | null {
  try {
    return JSON.parse(seals(house).open(token, slug)) as CarriedRound;
  } catch {
    return null;
  }
}
