import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import { type Flow, until } from "../stage.ts";

const slug = "mines";
/** With one mine a second pick is rarely the last. */
const bet = { kind: "mines", stake_cents: 100, mines: 1 };
const pick = (field: number) => ({ kind: "mines", action: "pick", field });

/** A round with steps is opened, found among the open ones, and goes on. */
const steps: Flow = {
  name: "steps",
  reaches: [api.playRound, api.listOpenRounds, api.takeStep],
  async play(stage) {
    const { actor } = await stage.newcomer("picker");
    const id = randomUUID();
    await stage.ask(actor, api.playRound, { params: { slug }, body: { id, currency: "EUR", bet } });
    await stage.ask(actor, api.listOpenRounds, { query: { game: slug } });
    await stage.ask(
      actor,
      api.takeStep,
      { params: { id }, body: { id: randomUUID(), turn: 0, step: pick(12) } },
      { own: true },
    );
  },
};

/** A guest goes on with a demo round, by the token that it travels in. */
const demoSteps: Flow = {
  name: "demo steps",
  reaches: [api.playDemoRound, api.takeDemoStep],
  async play(stage) {
    const guest = stage.visitor("guest of mines");
    const body = { id: randomUUID(), bet, client_seed: "mine" };
    const round = await stage.ask(guest, api.playDemoRound, { params: { slug }, body });
    if (round.demo_token === null) throw new Error("a demo round of mines is open");
    await stage.ask(guest, api.takeDemoStep, {
      params: { slug },
      body: { demo_token: round.demo_token, turn: 0, step: pick(12) },
    });
  },
};

/** Rounds of the rocket in which a bet is cashed out with this chance, one after the other: 98 of 100. */
const ROUNDS = 3;

/** A player bets on the rocket, cashes out, and anybody recomputes the round. */
const rocket: Flow = {
  name: "rocket",
  reaches: [
    api.getRocket,
    api.listRocketRounds,
    api.getRocketRound,
    api.listRocketRoundBets,
    api.placeRocketBet,
    api.cashOutRocketBet,
    api.listRocketBets,
  ],
  async play(stage) {
    const guest = stage.visitor("stargazer");
    const { actor } = await stage.newcomer("pilot");
    for (let round = 1; round <= ROUNDS; round += 1) {
      const number = await until("an open round", async () => {
        const view = await stage.ask(guest, api.getRocket, {});
        return view.round?.phase === "betting" ? view.round.number : undefined;
      });
      const id = randomUUID();
      await stage.ask(actor, api.placeRocketBet, {
        body: { id, round: number, currency: "EUR", stake_cents: 100, target: 101 },
      });
      const bet = await until("the end of a bet", async () => {
        const [latest] = await stage.ask(actor, api.listRocketBets, { query: { limit: 1 } });
        return latest?.id === id && latest.state !== "open" ? latest : undefined;
      });
      if (bet.state === "cashed_out") {
        await stage.ask(actor, api.cashOutRocketBet, { params: { id } }, { own: true });
        const params = { number };
        await stage.ask(guest, api.getRocketRound, { params });
        await stage.ask(guest, api.listRocketRoundBets, { params, query: {} });
        await stage.ask(guest, api.listRocketRounds, { query: { limit: 1 } });
        return;
      }
    }
  },
};

const table = { slug: "boardwalk-roulette" };
const chips = (spot: string) => ({ kind: "roulette", bets: [{ spot, amount_cents: 100 }] });

/** A round of a live table lasts longer than anything else that a flow waits for. */
const untilLong: typeof until = (what, look) =>
  until(what, look)
    .catch(() => until(what, look))
    .catch(() => until(what, look));

/** A player bets at a live table, adds, takes back, bets anew, and anybody recomputes the round. */
const liveTable: Flow = {
  name: "live table",
  reaches: [
    api.listLiveTables,
    api.getLiveTable,
    api.watchLiveTable,
    api.listLiveTableResults,
    api.listLiveTableRounds,
    api.getLiveTableRound,
    api.listLiveTableEntries,
    api.placeLiveTableBet,
    api.addToLiveTableBet,
    api.takeBackLiveTableBet,
    api.listLiveTableBets,
  ],
  async play(stage) {
    const guest = stage.visitor("onlooker");
    const { actor } = await stage.newcomer("croupier");
    await stage.ask(guest, api.listLiveTables, {});
    await stage.ask(guest, api.getLiveTable, { params: table });
    const number = await untilLong("a round that takes bets", async () => {
      const { now, round } = await stage.ask(guest, api.watchLiveTable, { params: table });
      const leftMs = round ? Date.parse(round.closes_at) - Date.parse(now) : 0;
      return leftMs > 5_000 ? round?.number : undefined;
    });
    const place = async () => {
      const id = randomUUID();
      const body = { id, round: number, currency: "EUR", bet: chips("red") };
      await stage.ask(actor, api.placeLiveTableBet, { params: table, body });
      return { ...table, id };
    };
    await stage.ask(actor, api.takeBackLiveTableBet, { params: await place() }, { own: true });
    const params = await place();
    const more = { id: randomUUID(), bet: chips("straight-17") };
    await stage.ask(actor, api.addToLiveTableBet, { params, body: more }, { own: true });
    await untilLong("the end of a bet", async () => {
      const query = { limit: 1 };
      const [latest] = await stage.ask(actor, api.listLiveTableBets, { params: table, query });
      return latest?.id === params.id && latest.state === "settled" ? latest : undefined;
    });
    const round = { params: { ...table, number } };
    await stage.ask(guest, api.getLiveTableRound, round);
    await stage.ask(guest, api.listLiveTableEntries, { ...round, query: {} });
    await stage.ask(guest, api.listLiveTableRounds, { params: table, query: { limit: 1 } });
    await stage.ask(guest, api.listLiveTableResults, { params: table });
  },
};

export const STEPS: readonly Flow[] = [steps, demoSteps, rocket, liveTable];
