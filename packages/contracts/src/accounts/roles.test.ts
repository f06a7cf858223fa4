import { describe, expect, it } from "vitest";
import { GROUPS, groupName, isKnownGroup, VIP_LEVELS } from "./groups.ts";
import { rolesOf } from "./roles.ts";

const inGroups = (...ids: string[]) => ({
  statuses: ids.map((id) => ({ id, name: groupName(id) })),
});

describe("the roles of a visitor (AUTH-26)", () => {
  it.each([
    [null, ["guest"]],
    [inGroups(), ["player"]],
    [inGroups("1117"), ["player"]],
    [inGroups("1117", "257"), ["player", "vip"]],
    [inGroups("258"), ["player", "vip"]],
    [inGroups("259"), ["player", "vip"]],
    [inGroups("255"), ["player", "vip"]],
    [inGroups("759"), ["player", "vip"]],
    [inGroups(GROUPS.tester), ["player", "tester"]],
    [inGroups(GROUPS.tester, "759"), ["player", "vip", "tester"]],
    [inGroups(GROUPS.multiAccount, GROUPS.notices), ["player"]],
  ] as const)("of %j are %j (OPEN-06)", (player, roles) => {
    expect([...rolesOf(player)]).toEqual(roles);
  });
});

it("calls the groups that have an effect by these ids (AUTH-25)", () =>
  expect(GROUPS).toMatchObject({
    tester: "21",
    notices: "916",
    multiAccount: "100",
    withoutSofort: "631",
    nativeApp: "1401",
    lithuanianIban: "1101",
    liveChat: "545",
    bannerSplit: "131811",
  }));

it("knows the groups that have an effect, and no other", () => {
  expect(["21", "100", "916", "631", "1401", "1101", "545", "257"].every(isKnownGroup)).toBe(true);
  expect(["", "0", "22", "021", "constructor"].some(isKnownGroup)).toBe(false);
});

it("OPEN-06: levels of the club rank in their order, which is not that of their ids", () =>
  expect(VIP_LEVELS.map(({ group, name }) => `${group} ${name}`)).toEqual([
    "1117 Iron",
    "257 Bronze",
    "258 Silver",
    "259 Gold",
    "255 Platinum",
    "759 Diamond",
  ]));
