import { listOperatorTournaments, listTournaments, publishTournament } from "@houselight/contracts";
import { httpCaller, openTestHouse, signedInOperator, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";

const WAITING = "night-of-the-lanterns";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ env: { DEMO: "yes" }, serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

const shown = async () =>
  (await httpCaller(url).call(listTournaments, {})).body.map(
    ({ frontend_identifier }) => frontend_identifier,
  );

it("a demonstration begins with tournaments for players, and one that waits for a second operator", async () => {
  const manager = await signedInOperator(kit.house, url, "manager");
  const { body } = await manager.call(listOperatorTournaments, {});
  const waiting = body.filter(({ state }) => state === "proposed");
  expect(waiting).toMatchObject([
    { frontend_identifier: WAITING, changed_by: "mara@houselight.example" },
  ]);
  expect(await shown()).not.toContain(WAITING);
  expect(await shown()).toContain("longest-fold");
  const params = { id: waiting[0]?.id as string };
  const published = await manager.call(publishTournament, { params, body: { reason: "a test" } });
  expect(published.status).toBe(200);
  expect(await shown()).toContain(WAITING);
});
