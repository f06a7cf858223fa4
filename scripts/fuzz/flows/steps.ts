import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import type { Flow } from "./stage.ts";

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

export const STEPS: readonly Flow[] = [steps, demoSteps];
