import { randomUUID } from "node:crypto";
import { playRound, takeStep } from "@houselight/contracts";
import { fund, httpCaller, openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { selectRoundRecords } from "./round-record-store.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
});
afterAll(() => kit.close());

it("reads a round with the steps that were taken so far", async () => {
  const { id: playerId, token } = await registered(kit.house);
  await fund(kit.house, playerId, 10_000n);
  const caller = httpCaller(kit.served?.url as string);
  caller.useSession(token);
  const id = randomUUID();
  const bet = { kind: "mines", mines: 1, stake_cents: 10 };
  const opened = await caller.call(playRound, {
    params: { slug: "mines" },
    body: { id, currency: "EUR", bet },
  });
  expect(opened.status).toBe(200);
  const steps = [];
  for (const [turn, field] of [3, 7].entries()) {
    const step = { kind: "mines", action: "pick", field };
    const taken = await caller.call(takeStep, {
      params: { id },
      body: { id: randomUUID(), turn, step },
    });
    expect(taken.status).toBe(200);
    steps.push(step);
    expect(await selectRoundRecords(kit.house.database, id)).toMatchObject([
      { id, game: "mines", stake: 10n, bet, steps, serverSeed: null },
    ]);
    if (taken.body.status !== "open") break;
  }
});
