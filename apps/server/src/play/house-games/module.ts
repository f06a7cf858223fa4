import * as endpoints from "@houselight/contracts";
import { findGame, type Game } from "@houselight/game-maths";
import { listGames } from "#core/catalogue";
import {
  type Round,
  selectRoundPage,
  selectRounds,
  selectShownSeeds,
  totalStake,
} from "#money/wagers";
import { Refused, type Route, route } from "#platform/http";
import { type House, type Module, perHouse } from "#platform/module";
import { allGames, houseGameView } from "./game-facts.ts";
import { catalogueEntries } from "./catalogue-entries.ts";
import { playForFun, playForMoney, replayOutcome, roundView } from "./play-round.ts";

const gameOf = (slug: string): Game => {
  const game = findGame(slug);
  if (!game) throw new Refused("game_not_found");
  return game;
};

/** Facts never change while the program runs. */
const facts = perHouse(() => new Map(allGames().map((game) => [game.slug, houseGameView(game)])));

const play = (house: House): readonly Route[] => [
  route(endpoints.getHouseGame, async ({ params }) => {
    const view = facts(house).get(params.slug);
    if (!view) throw new Refused("game_not_found");
    return view;
  }),
  route(endpoints.playRound, async (input, context) => {
    const { view, repeated } = await playForMoney(
      house,
      gameOf(input.params.slug),
      input,
      context.caller,
    );
    if (repeated) context.repeated();
    return view;
  }),
  route(endpoints.playDemoRound, async (input) =>
    playForFun(house, gameOf(input.params.slug), input),
  ),
];

const history = (house: House): readonly Route[] => [
  route(endpoints.getRound, async ({ params }, { caller }) => {
    const [round] = await selectRounds(house.database, [
      { playerId: caller.id, roundId: params.id },
    ]);
    if (!round) throw new Refused("round_not_found");
    const seeds = (await selectShownSeeds(house.database, caller.id, [round.seedId])).get(
      round.seedId,
    );
    if (!seeds) throw new Error(`round ${round.id} names seeds that do not exist`);
    return roundView(round, replayOutcome(round), seeds);
  }),
  route(endpoints.listRounds, async ({ query }, { caller }) => {
    const page = {
      playerId: caller.id,
      game: query.game ?? null,
      before: query.before ?? null,
      limit: query.limit,
    };
    return (await selectRoundPage(house.database, page)).map(summary);
  }),
];

const summary = (round: Round): endpoints.RoundSummaryView => ({
  id: round.id,
  game: round.game,
  status: round.status,
  currency: round.currency,
  stake_cents: Number(totalStake(round)),
  payout_cents: Number(round.payout),
  created_at: round.createdAt.toISOString(),
});

export const houseGames: Module = {
  name: "house-games",
  directory: import.meta.dirname,
  routes: (house) => [...play(house), ...history(house)],
  prepare: (house) => listGames(house.database, catalogueEntries()),
};
