import { expect, it } from "vitest";
import { ownName } from "./own-name.ts";

const player = (nickname: string | null, ...groups: string[]) => ({
  nickname,
  email: "ada@example.org",
  statuses: groups.map((id) => ({ id, name: id })),
});

it.each([
  [player("Ada"), "Ada"],
  [player(null), "ada@example.org"],
  [player("Ada", "1117"), "Ada"],
  [player("Ada", "259"), "VIP · Ada"],
  [player("", "257"), "VIP · ada@example.org"],
])("VIP-08, AUTH-29: the sidebar, which small screens have, calls %j %s", (one, name) =>
  expect(ownName(one, "VIP")).toBe(name),
);
