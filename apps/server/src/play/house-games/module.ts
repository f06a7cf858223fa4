import * as endpoints from "@houselight/contracts";
import { findGame, type Game } from "@houselight/game-maths";
import {
  assertGameOpen,
  assertStudioOffered,
  isGameClosed,
  isStudioHidden,
  listGames,
} from "#core/catalogue";
import { isGameOffered, servingLicence } from "#core/configuration";
import { selectWagerPage, selectWagers } from "#money/wagers";
import { type HandlerContext, isCrawler, Refused, type Route, route } from "#platform/http";
import { type House, type Module, perHouse } from "#platform/module";
import { allGames, houseGameView, nameOf, natureOf } from "./game-facts.ts";
import { catalogueEntries } from "./catalogue-entries.ts";
import { giveUp, playForMoney, roundOwner } from "./play-round.ts";
import { goOnForFun, playForFun } from "./rounds/demo-rounds.ts";
import { endLeftRounds, hasOpenRound, objectToRotation, openRounds } from "./rounds/open-rounds.ts";
import { takeStep } from "./rounds/take-step.ts";
import { playedGames } from "./played-games.ts";
import { keptView, summaryView } from "./round-view.ts";

const gameOf = (slug: string): Game => {
  const game = findGame(slug);
  if (!game) throw new Refused("game_not_found");
  return game;
};

/** Throws Refused("game_not_offered") where the licence of a request keeps a game out. */
function assertOffered(game: Game, context: HandlerContext): void {
  if (!isGameOffered(servingLicence(context), natureOf(game)))
    throw new Refused("game_not_offered");
}

/**
 * Throws Refused where a game has no page for a visitor: game_not_offered, game_not_found. Who has an
 * open round of it still comes to its end: no rule takes that away.
 */
async function assertShown(house: House, game: Game, context: HandlerContext): Promise<void> {
  const { caller, country, userAgent } = context;
  try {
    assertOffered(game, context);
    // What no list shows has no address either; crawlers see all studios (GAME-16).
    if (await isGameClosed(house, nameOf(game))) throw new Refused("game_not_found");
    if (!isCrawler(userAgent) && (await isStudioHidden(house, game.studio.slug, country)))
      throw new Refused("game_not_found");
  } catch (refused) {
    if (!caller || !(await hasOpenRound(house, caller, game))) throw refused;
  }
}

/** Facts never change while the program runs. */
const facts = perHouse(() => new Map(allGames().map((game) => [game.slug, houseGameView(game)])));

const play = (house: House): readonly Route[] => [
  route(endpoints.getHouseGame, async ({ params }, context) => {
    await assertShown(house, gameOf(params.slug), context);
    const view = facts(house).get(params.slug);
    if (!view) throw new Refused("game_not_found");
    return view;
  }),
  route(endpoints.playRound, async (input, context) => {
    const { view, repeated } = await playForMoney(house, gameOf(input.params.slug), input, {
      ...context.caller,
      country: context.country,
    });
    if (repeated) context.repeated();
    return view;
  }),
  route(endpoints.playDemoRound, async (input, context) => {
    const game = gameOf(input.params.slug);
    assertOffered(game, context);
    await assertGameOpen(house, nameOf(game));
    await assertStudioOffered(house, game.studio.slug, context.country);
    return playForFun(house, game, input, servingLicence(context));
  }),
  route(endpoints.takeStep, async (input, context) => {
    const { view, repeated } = await takeStep(house, input, context.caller);
    if (repeated) context.repeated();
    return view;
  }),
  route(endpoints.takeDemoStep, async (input, context) => {
    assertOffered(gameOf(input.params.slug), context);
    return goOnForFun(house, input);
  }),
];

const history = (house: House): readonly Route[] => [
  route(endpoints.listOpenRounds, (input, { caller }) => openRounds(house, caller, input)),
  route(endpoints.getRound, async ({ params }, { caller }) => {
    const [wager] = await selectWagers(house.database, [{ playerId: caller.id, id: params.id }]);
    // The mark of a round that was voided before it came has nothing to show.
    if (!wager || wager.owner !== roundOwner(house).name || wager.record === "")
      throw new Refused("round_not_found");
    return keptView(house, wager);
  }),
  route(endpoints.giveUpRound, async ({ params, body }, { caller }) => {
    const game = gameOf(body.game);
    return { round: await giveUp(house, caller, { ...body, id: params.id, game: game.slug }) };
  }),
  route(endpoints.listPlayedGames, (_input, context) => playedGames(house, context)),
  route(endpoints.listRounds, async ({ query }, { caller }) => {
    const page = {
      playerId: caller.id,
      owner: roundOwner(house).name,
      subject: query.game ?? null,
      before: query.before ?? null,
      limit: query.limit,
    };
    return (await selectWagerPage(house.database, page)).map(summaryView);
  }),
];

export const houseGames: Module = {
  name: "house-games",
  directory: import.meta.dirname,
  routes: (house) => [...play(house), ...history(house)],
  objections: (house) => ({ "fairness.rotate": objectToRotation(house) }),
  jobs: (house) => [
    {
      name: "house-games.end-left-rounds",
      cron: "*/5 * * * *",
      secondsAfterStart: 30,
      run: () => endLeftRounds(house),
    },
  ],
  prepare: (house) => listGames(house.database, catalogueEntries()),
};
