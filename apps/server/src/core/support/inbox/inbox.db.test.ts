import { randomUUID } from "node:crypto";
import {
  answerConversation,
  claimConversation,
  closeConversation,
  disableOperator,
  getConversation,
  getOperator,
  listConversations,
  listTrailEntries,
  transferConversation,
} from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatOf, chatter, inBox, say } from "../support.testing.ts";

let kit: TestHouse;
let url: string;
let manager: HttpCaller;
let agent: HttpCaller;
let colleague: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  manager = await signedInOperator(kit.house, url, "manager");
  agent = await signedInOperator(kit.house, url, "support");
  colleague = await signedInOperator(kit.house, url, "support");
});
afterAll(() => kit.close());

async function waiting() {
  const player = await chatter(kit, manager);
  await say(player.caller, "Help");
  const found = await inBox(agent, "waiting", (one) => one.player_id === Number(player.id));
  return { ...player, params: { id: found?.id as number } };
}
const emailOf = async (operator: HttpCaller) => (await operator.call(getOperator, {})).body.email;

describe("the inbox", () => {
  it("goes from waiting to mine to closed, and the player's next word starts another", async () => {
    const { id, caller, params } = await waiting();
    const early = { params, body: { id: randomUUID(), text: "Too early" } };
    expect((await agent.call(answerConversation, early)).status).toBe(422);
    const claims = await Promise.all(
      [agent, colleague].map((one) => one.call(claimConversation, { params, body: {} })),
    );
    expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const [mine, other] = claims[0]?.status === 200 ? [agent, colleague] : [colleague, agent];
    const word = { params, body: { id: randomUUID(), text: "How can we help?" } };
    expect((await other.call(answerConversation, word)).status).toBe(422);
    const answers = await Promise.all([1, 2, 3].map(() => mine.call(answerConversation, word)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const file = (await mine.call(getConversation, { params })).body;
    expect(file.messages.map(({ text }) => text)).toEqual(["Help", "How can we help?"]);
    expect(file.waiting_since).toBeNull();
    expect(file.messages[1]?.operator).toBe(await emailOf(mine));
    expect((await other.call(closeConversation, { params, body: {} })).status).toBe(422);
    expect((await mine.call(closeConversation, { params, body: {} })).status).toBe(200);
    expect((await mine.call(closeConversation, { params, body: {} })).status).toBe(422);
    expect((await chatOf(caller)).conversation).toBeNull();
    await say(caller, "One more thing");
    const next = await inBox(agent, "waiting", (one) => one.player_id === Number(id));
    expect(next?.id).not.toBe(params.id);
    expect(
      (await agent.call(getConversation, { params: { id: next?.id as number } })).body.messages,
    ).toHaveLength(3);
  });

  it("lets another one take what an operator had who is shut out meanwhile", async () => {
    const { params } = await waiting();
    const leaving = await signedInOperator(kit.house, url, "support");
    await leaving.call(claimConversation, { params, body: {} });
    const claim = () => agent.call(claimConversation, { params, body: {} });
    expect((await claim()).status).toBe(422);
    const { id } = (await leaving.call(getOperator, {})).body;
    const gone = { params: { id }, body: { reason: "left the house" } };
    expect((await manager.call(disableOperator, gone)).status).toBe(200);
    const word = { params, body: { id: randomUUID(), text: "I go on" } };
    expect((await agent.call(answerConversation, word)).status).toBe(422);
    const taken = await claim();
    expect([taken.status, taken.body.operator]).toEqual([200, await emailOf(agent)]);
    expect((await agent.call(answerConversation, word)).status).toBe(201);
    expect((await agent.call(closeConversation, { params, body: {} })).status).toBe(200);
  });

  it("gives a conversation to a department or to an operator who answers", async () => {
    const { params } = await waiting();
    const give = (to: object, who = agent) =>
      who.call(transferConversation, { params, body: { to, reason: "knows better" } as never });
    await agent.call(claimConversation, { params, body: {} });
    const cashier = await signedInOperator(kit.house, url, "cashier");
    expect((await give({ operator: await emailOf(cashier) })).status).toBe(422);
    expect((await give({ operator: "nobody@example.org" })).status).toBe(422);
    expect((await give({ department: 3 })).status).toBe(422);
    expect((await give({})).status).toBe(422);
    const given = await give({ operator: await emailOf(colleague) });
    const transfer = { by: await emailOf(agent), reason: "knows better", at: expect.any(String) };
    expect(given.body).toMatchObject({
      state: "claimed",
      operator: await emailOf(colleague),
      transfer,
    });
    expect((await colleague.call(getConversation, { params })).body).toMatchObject({ transfer });
    expect((await give({ department: 2 })).status).toBe(422);
    expect((await give({ department: 2 }, colleague)).body).toMatchObject({
      state: "waiting",
      department: 2,
      operator: null,
    });
    const query = { box: "waiting", department: 2 };
    const { body } = await agent.call(listConversations, { query });
    expect(body.map((one) => one.id)).toContain(params.id);
  });

  it("stands on the audit trail, without what was written", async () => {
    const { params } = await waiting();
    await agent.call(claimConversation, { params, body: {} });
    await agent.call(answerConversation, { params, body: { id: randomUUID(), text: "A word" } });
    await agent.call(getConversation, { params });
    await agent.call(closeConversation, { params, body: {} });
    const { body } = await manager.call(listTrailEntries, {
      query: { subject: `conversation ${params.id}` },
    });
    expect(body.map(({ action }) => action)).toEqual([
      "support.close",
      "support.view",
      "support.answer",
      "support.claim",
    ]);
    expect(JSON.stringify(body)).not.toContain("A word");
  });

  it("notes once that an operator looks, however often the open screen reads it anew", async () => {
    const { params } = await waiting();
    const read = () => agent.call(getConversation, { params });
    await Promise.all([read(), read(), read()]);
    await colleague.call(getConversation, { params });
    const looks = async () =>
      (
        await manager.call(listTrailEntries, {
          query: { subject: `conversation ${params.id}` },
        })
      ).body.map(({ operator }) => operator);
    expect(await looks()).toEqual([await emailOf(colleague), await emailOf(agent)]);
  });

  it("is for operators who answer: no cashier, no player, no stranger", async () => {
    const { caller, params } = await waiting();
    const cashier = await signedInOperator(kit.house, url, "cashier");
    for (const [nobody, status] of [
      [cashier, 403],
      [caller, 401],
      [httpCaller(url), 401],
    ] as const) {
      expect((await nobody.call(listConversations, {})).status).toBe(status);
      expect((await nobody.call(getConversation, { params })).status).toBe(status);
      expect((await nobody.call(claimConversation, { params, body: {} })).status).toBe(status);
    }
    const missing = { params: { id: 999_999_999 } };
    expect((await agent.call(getConversation, missing)).status).toBe(404);
  });
});
