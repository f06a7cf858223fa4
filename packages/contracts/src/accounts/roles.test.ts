import { describe, expect, it } from "vitest";
import { GROUPS, groupName, isKnownGroup } from "./groups.ts";
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

it("knows the groups that have an effect, and no other", () => {
  expect(["21", "100", "916", "631", "1401", "1101", "545", "257"].every(isKnownGroup)).toBe(true);
  expect(["", "0", "22", "021", "constructor"].some(isKnownGroup)).toBe(false);
});
