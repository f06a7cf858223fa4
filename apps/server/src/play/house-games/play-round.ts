import {
  type BetView,
  type EndpointInput,
  playDemoRound,
  playRound,
  type RoundView,
} from "@houselight/contracts";
import type { HouseGame } from "@houselight/game-maths";
import { FAIRNESS_MAPPING, isClientSeed, replayDraw } from "@houselight/game-maths/fairness";
import { drawOf, hmacBlock, type Round, type RoundSeeds, totalStake, wagers } from "#money/wagers";
import { bodyHash, type Caller, Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { readBet } from "./play-game.ts";

const DEMO_CURRENCY = "FUN";

type RealRound = EndpointInput<typeof playRound>;
type DemoRound = EndpointInput<typeof playDemoRound>;

/** Plays for money. Returns the round as it stands, and whether this id was answered before. */
export async function playForMoney(
  house: House,
  game: HouseGame,
  { params, body }: RealRound,
  caller: Caller,
): Promise<{ view: RoundView; repeated: boolean }> {
  const bet = readBet(game, body.bet, body.currency);
  const answer = await wagers(house).place({
    playerId: caller.id,
    roundId: body.id,
    bodyHash: bodyHash(playRound, params, body),
    licence: caller.licence,
    game: game.slug,
    gameVersion: game.version,
    currency: body.currency,
    stake: bet.stake,
    bet: body.bet,
    play: (draw) => {
      const { payout, outcome } = bet.play(draw);
      return { payout, detail: outcome };
    },
  });
  if ("refused" in answer) throw new Refused(answer.refused);
  const outcome = answer.repeated ? replayOutcome(game, answer.round) : answer.detail;
  return { view: roundView(answer.round, outcome, answer.seeds), repeated: answer.repeated };
}

/** The outcome of a round on record, from its bet and its draws alone. */
export const replayOutcome = (game: HouseGame, round: Round): RoundView["outcome"] =>
  readBet(game, round.bet as BetView, round.currency).play(replayDraw(round.draws)).outcome;

export function roundView(
  round: Round,
  outcome: RoundView["outcome"],
  seeds: RoundSeeds,
): RoundView {
  return {
    id: round.id,
    game: round.game,
    game_version: round.gameVersion,
    mode: "real",
    status: round.status,
    currency: round.currency,
    bet: round.bet as BetView,
    stake_cents: Number(totalStake(round)),
    payout_cents: Number(round.payout),
    outcome,
    fairness: {
      mapping: FAIRNESS_MAPPING,
      server_seed_hash: seeds.serverSeedHash,
      client_seed: seeds.clientSeed,
      nonce: Number(round.nonce),
      server_seed: seeds.serverSeed,
    },
    balance: {
      currency: round.currency,
      amount_cents: Number(round.cashAfter + round.bonusAfter),
      available_to_cashout_cents: Number(round.cashAfter),
      version: Number(round.versionAfter),
    },
    created_at: round.createdAt.toISOString(),
  };
}

/** Play money: the same maths, no account and no record, the seed shown with the answer. */
export function playForFun(house: House, game: HouseGame, { body }: DemoRound): RoundView {
  if (!isClientSeed(body.client_seed)) throw new Refused("client_seed_invalid");
  const bet = readBet(game, body.bet, DEMO_CURRENCY);
  const serverSeed = house.random.hex(32);
  const seeds = { serverSeed, clientSeed: body.client_seed, nonce: 0n };
  const { payout, outcome } = bet.play(drawOf(seeds, hmacBlock));
  return {
    id: body.id,
    game: game.slug,
    game_version: game.version,
    mode: "demo",
    status: "settled",
    currency: DEMO_CURRENCY,
    bet: body.bet,
    stake_cents: Number(bet.stake),
    payout_cents: Number(payout),
    outcome,
    fairness: {
      mapping: FAIRNESS_MAPPING,
      server_seed_hash: sha256(serverSeed),
      client_seed: body.client_seed,
      nonce: 0,
      server_seed: serverSeed,
    },
    balance: null,
    created_at: house.clock.now().toISOString(),
  };
}
