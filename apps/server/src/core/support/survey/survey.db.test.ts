import { answerSurvey, listSurveyAnswers, surveyConfig } from "@houselight/contracts";
import {
  httpCaller,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

const survey = { survey_id: "autumn", survey_collector_id: "site" };

describe("an answer to the survey", () => {
  it("is refused while none is on, and for another one (SUPPORT-08)", async () => {
    const { caller } = await signedInPlayer(kit.house, url);
    const send = (which = survey) =>
      caller.call(answerSurvey, { body: { ...which, rating: 4, text: "" } });
    expect((await send()).status).toBe(422);
    const manager = await signedInOperator(kit.house, url, "manager");
    await manager.call(surveyConfig.choose, { body: { ...survey, is_enable_widget: true } });
    kit.clock.advance(60_000);
    await expect.poll(async () => (await send()).status).toBe(201);
    expect((await send({ ...survey, survey_id: "winter" })).status).toBe(422);
  });

  it("counts once for each player, however often it is sent, and operators read it", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    const send = (rating: 1 | 5, text: string) =>
      caller.call(answerSurvey, { body: { ...survey, rating, text } });
    await send(5, "Calm. <b>Good.</b>");
    await Promise.all(Array.from({ length: 10 }, () => send(1, "Changed my mind")));
    const agent = await signedInOperator(kit.house, url, "support");
    const { body } = await agent.call(listSurveyAnswers, { query: { survey_id: "autumn" } });
    expect(body.filter((one) => one.player_id === Number(id))).toMatchObject([
      { rating: 5, text: "Calm. <b>Good.</b>", survey_collector_id: "site" },
    ]);
  });

  it.each([
    ["no rating", {}],
    ["a rating of six", { rating: 6 }],
    ["a rating that is text", { rating: "5" }],
    ["a text that is too long", { rating: 5, text: "x".repeat(1_001) }],
    ["control characters", { rating: 5, text: "\u0007" }],
  ])("is refused for %s", async (_what, wrong) => {
    const { caller } = await signedInPlayer(kit.house, url);
    const { status } = await caller.call(answerSurvey, { body: { ...survey, ...wrong } as never });
    expect(status).toBe(422);
  });

  it("is a player's to give and an operator's to read", async () => {
    const { caller } = await signedInPlayer(kit.house, url);
    const body = { ...survey, rating: 5 as const };
    expect((await httpCaller(url).call(answerSurvey, { body })).status).toBe(401);
    const query = { survey_id: "autumn" };
    expect((await caller.call(listSurveyAnswers, { query })).status).toBe(401);
    const cashier = await signedInOperator(kit.house, url, "cashier");
    expect((await cashier.call(listSurveyAnswers, { query })).status).toBe(403);
  });
});
