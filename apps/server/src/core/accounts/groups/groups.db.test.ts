import { changeGroups, getPlayer, joinGroups, listTrailEntries } from "@houselight/contracts";
import {
  httpCaller,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

const statusesOf = async (player: Awaited<ReturnType<typeof signedInPlayer>>["caller"]) =>
  ((await player.call(getPlayer, {})).body as { statuses: unknown }).statuses;

describe("an operator's change of a player's groups", () => {
  it("is shown to the player at once, stands on the audit trail, and counts once", async () => {
    const { id, caller: player } = await signedInPlayer(kit.house, url);
    const published = vi.spyOn(kit.house.live, "publish");
    const manager = await signedInOperator(kit.house, url, "manager");
    const change = (groups: { add?: string[]; remove?: string[] }) =>
      manager.call(changeGroups, {
        params: { id: Number(id) },
        body: { groups, reason: "asked to test" },
      });
    const tester = { id: "21", name: "Tester" };
    const bronze = { id: "257", name: "Bronze" };
    expect((await change({ add: ["21", "257"] })).body).toEqual({ statuses: [tester, bronze] });
    expect(await statusesOf(player)).toEqual([tester, bronze]);
    expect(published).toHaveBeenCalledWith(`user#${id}`, "groups_updates", {
      statuses: [tester, bronze],
    });
    await change({ add: ["257"], remove: ["21", "916"] });
    expect(await statusesOf(player)).toEqual([bronze]);
    const { body } = await manager.call(listTrailEntries, { query: { subject: `player ${id}` } });
    expect(body).toMatchObject([
      { action: "player.groups", detail: { added: [], removed: ["21 Tester"] } },
      { action: "player.groups", detail: { added: ["21 Tester", "257 Bronze"], removed: [] } },
    ]);
    published.mockRestore();
  });

  it.each([
    ["a group that is not there", { add: ["22"] }, undefined, 422, "group_unknown"],
    ["a group added and removed", { add: ["21"], remove: ["21"] }, undefined, 422, "group_added"],
    ["a player who is not there", { add: ["21"] }, 9_999_999, 404, "player_not_found"],
    ["an id that is none", { add: ["21; drop"] }, undefined, 422, ""],
  ])("is refused for %s, and changes nothing", async (_what, groups, whose, status, code) => {
    const { id, caller: player } = await signedInPlayer(kit.house, url);
    const manager = await signedInOperator(kit.house, url, "manager");
    const answer = await manager.call(changeGroups, {
      params: { id: whose ?? Number(id) },
      body: { groups, reason: "a try" },
    });
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(code);
    expect(await statusesOf(player)).toEqual([]);
  });

  it("is a manager's: no cashier, no support, no player, no stranger", async () => {
    const { id, caller: player } = await signedInPlayer(kit.house, url);
    const ask = {
      params: { id: Number(id) },
      body: { groups: { add: ["21"] }, reason: "a try" },
    };
    for (const role of ["cashier", "support"] as const)
      expect(
        (await (await signedInOperator(kit.house, url, role)).call(changeGroups, ask)).status,
      ).toBe(403);
    for (const nobody of [player, httpCaller(url)])
      expect((await nobody.call(changeGroups, ask)).status).toBe(401);
    expect(await statusesOf(player)).toEqual([]);
  });
});

it("leaves a player only the groups that are open to all (AUTH-24)", async () => {
  const { caller: player } = await signedInPlayer(kit.house, url);
  for (const group of ["21", "100", "257", "759"]) {
    const answer = await player.call(joinGroups, { body: { groups: { add: ["1101", group] } } });
    expect(answer.status).toBe(422);
  }
  expect(await statusesOf(player)).toEqual([]);
});
