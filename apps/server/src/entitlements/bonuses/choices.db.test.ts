import {
  clearBonusCode,
  getPlayer,
  joinGroups,
  listDepositGifts,
  setBonusCode,
  updateBonusSettings,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

let kit: TestHouse;
let player: ReturnType<typeof httpCaller>;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  player = httpCaller(kit.served?.url as string);
  player.useSession((await registered(kit.house)).token);
});
afterAll(() => kit.close());
const profile = async () => (await player.call(getPlayer, {})).body;

describe("a player's choice of bonuses", () => {
  it("keeps the code of a gift and forgets it (CASHBOX-15)", async () => {
    await player.call(setBonusCode, { body: { deposit_bonus_code: "SUMMER-26" } });
    expect(await profile()).toMatchObject({ deposit_bonus_code: "SUMMER-26" });
    expect((await player.call(listDepositGifts, {})).body).toEqual([]);
    await player.call(clearBonusCode, {});
    expect(await profile()).toMatchObject({ deposit_bonus_code: null });
  });

  it.each(["", " ", "a b", "<script>", "x".repeat(51)])("takes no code like %j", async (code) => {
    const answer = await player.call(setBonusCode, { body: { deposit_bonus_code: code } });
    expect(answer.status).toBe(422);
  });

  it("is whether to get any at all", async () => {
    await player.call(updateBonusSettings, { body: { settings: { can_issue: false } } });
    expect(await profile()).toMatchObject({ can_issue_bonuses: false });
    await player.call(updateBonusSettings, { body: { settings: { can_issue: true } } });
    expect(await profile()).toMatchObject({ can_issue_bonuses: true });
  });
});

describe("groups", () => {
  it("that are open take a player by number or text, that of testers does not (AUTH-24)", async () => {
    const join = (id: string | number) =>
      player.call(joinGroups, { body: { groups: { add: [id] } } });
    const lithuanian = { id: "1101", name: "Lithuanian IBAN" };
    const publish = vi.spyOn(kit.house.live, "publish");
    expect((await join("1101")).body.statuses).toEqual([lithuanian]);
    expect((await join(1101)).status).toBe(200);
    const told = publish.mock.calls.filter(([, name]) => name === "groups_updates");
    // Where two houses share the calls, this one has told of at least one of them.
    expect(told.length).toBeGreaterThan(0);
    for (const [, , payload] of told) expect(payload).toEqual({ statuses: [lithuanian] });
    for (const other of ["21", 21, 1101.5, -1101])
      expect((await join(other as number)).status).toBe(422);
    expect((await profile()).statuses).toEqual([lithuanian]);
    for (const open of [1401, 1205, "1206", 1201]) expect((await join(open)).status).toBe(200);
    expect((await profile()).statuses).toContainEqual({ id: "1401", name: "Native app" });
  });
});
