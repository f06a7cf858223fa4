import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import { chooseByTwo, type Flow, FlowBroken, type Stage, until } from "../stage.ts";

const WINNER = 1;
const HOME = "home";
const reason = "for a storm";
const MANY_DAYS_MS = 90 * 86_400_000;

/** Returns what a step of a flow answers; undefined when it is refused. */
const orRefused = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
  asked.catch((error: unknown) => {
    if (!(error instanceof FlowBroken)) throw error;
    return undefined;
  });

/** Waits for a match to come whose winner takes bets. Returns its home side, at its odds. */
const offered = (stage: Stage) =>
  until("a match to bet on", async () => {
    const query = { state: "upcoming", limit: 50 } as const;
    const { fixtures } = await stage.ask(stage.visitor("reader"), api.listFixtures, { query });
    // The latest first: the next one may begin before the flow has ended.
    for (const { id, markets } of fixtures.toReversed()) {
      const market = markets.find(({ market_id }) => market_id === WINNER);
      const home = market?.selections.find((one) => one.id === HOME);
      if (market?.state !== "open" || !home?.active) continue;
      const selection = { market_id: WINNER, specifiers: "", selection_id: HOME };
      return { fixture_id: id, ...selection, odds: home.odds };
    }
    return undefined;
  });

/** Places a single bet on the home side of a match; prices and matches go on meanwhile. */
async function placed(stage: Stage, actor: Actor, more: Readonly<Record<string, unknown>> = {}) {
  return until("a bet that is accepted", async () => {
    const selection = await offered(stage);
    const bet = {
      id: randomUUID(),
      currency: "EUR",
      kind: "single",
      line_stake_cents: 200,
      accept: "any",
      selections: [selection],
      ...more,
    };
    return orRefused(stage.ask(actor, api.placeSportsBet, { body: bet }));
  });
}
type Actor = Parameters<Stage["ask"]>[0];

/** Takes bets as at first, whatever somebody has chosen meanwhile. */
const opened = (stage: Stage) =>
  chooseByTwo(stage, api.sportsbookConfig, api.sportsbookConfig.initial);

/** A guest reads what is offered; a player bets on it and is cashed out. */
const bets: Flow = {
  name: "bets on sport",
  reaches: [
    api.getSportsTree,
    api.listFixtures,
    api.getFixture,
    api.quoteSlip,
    api.placeSportsBet,
    api.listSportsBets,
    api.listCashOuts,
    api.acceptCashOut,
  ],
  async play(stage) {
    await opened(stage);
    const guest = stage.visitor("reader");
    await stage.ask(guest, api.getSportsTree, {});
    const { odds: _odds, ...selection } = await offered(stage);
    await stage.ask(guest, api.getFixture, { params: { id: selection.fixture_id } });
    const kind = "single";
    await stage.ask(guest, api.quoteSlip, {
      body: { currency: "EUR", kind, selections: [selection] },
    });
    const { actor } = await stage.newcomer("punter");
    const { id } = await placed(stage, actor);
    await stage.ask(actor, api.listSportsBets, { query: { state: "open", limit: 5 } });
    await until("a cash-out", async () => {
      const offers = await stage.ask(actor, api.listCashOuts, {});
      const offer = offers.find(({ bet_id }) => bet_id === id)?.offer;
      if (offer === undefined) return undefined;
      const input = { params: { id }, body: { offer } };
      return orRefused(stage.ask(actor, api.acceptCashOut, input, { own: true }));
    });
  },
};

/** An operator looks at what the house may lose, stops a match, takes less of a player, and gives a bet back with another. */
const trading: Flow = {
  name: "trading on sport",
  reaches: [
    api.listExposure,
    api.listFixtureChanges,
    api.stopFixture,
    api.getPlayersBet,
    api.getSportsLimits,
    api.setStakeFactor,
    api.proposeGiveBack,
    api.listGiveBacks,
    api.dropGiveBack,
    api.makeGiveBack,
  ],
  async play(stage) {
    await opened(stage);
    const manager = stage.operator("manager");
    const { actor, id: playerId } = await stage.newcomer("regretful");
    const bet = await placed(stage, actor);
    await stage.ask(manager, api.listExposure, { query: { limit: 5 } });
    const params = { id: bet.legs[0]?.fixture.id ?? 0 };
    for (const stopped of [true, false])
      await stage.ask(manager, api.stopFixture, { params, body: { stopped, reason } });
    await stage.ask(manager, api.listFixtureChanges, { params, query: { limit: 5 } });
    const player_id = Number(playerId);
    await stage.ask(manager, api.setStakeFactor, {
      params: { player_id },
      body: { permille: 500, reason },
    });
    await stage.ask(manager, api.getSportsLimits, { params: { player_id } });
    await stage.ask(manager, api.getPlayersBet, { params: { player_id, id: bet.id } });
    const propose = async () => {
      const id = randomUUID();
      await stage.ask(manager, api.proposeGiveBack, {
        params: { player_id, id: bet.id },
        body: { id, code: "technical_fault", reason },
      });
      return { id };
    };
    await stage.ask(manager, api.dropGiveBack, { params: await propose(), body: { reason } });
    const proposal = await propose();
    await stage.ask(manager, api.listGiveBacks, { query: { player_id } });
    const colleague = await stage.colleague("manager");
    await stage.ask(colleague, api.makeGiveBack, { params: proposal });
  },
};

/** An operator adds a coupon; a player redeems it, and the house pays for a bet. */
const freeBets: Flow = {
  name: "free bets",
  reaches: [
    api.addBettingCoupon,
    api.listBettingCoupons,
    api.redeemBettingCoupon,
    api.listBettingBonuses,
    api.placeSportsBet,
  ],
  async play(stage) {
    await opened(stage);
    const manager = stage.operator("manager");
    const code = `STORM-${randomUUID().slice(0, 8).toUpperCase()}`;
    await stage.ask(manager, api.addBettingCoupon, {
      body: {
        code,
        amount_eur_cents: 300,
        min_odds: 1001,
        days: 7,
        valid_until: new Date(stage.house.clock.now().getTime() + MANY_DAYS_MS).toISOString(),
        uses_max: 10,
        reason,
      },
    });
    await stage.ask(manager, api.listBettingCoupons, { query: { limit: 5 } });
    const { actor } = await stage.newcomer("collector");
    const { id, amount_cents } = await stage.ask(actor, api.redeemBettingCoupon, {
      body: { code },
    });
    await stage.ask(actor, api.listBettingBonuses, {});
    await placed(stage, actor, { line_stake_cents: amount_cents, free_bet_id: id });
  },
};

export const SPORTSBOOK: readonly Flow[] = [bets, trading, freeBets];
