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

export const STEPS: readonly Flow[] = [steps, demoSteps, rocket];
