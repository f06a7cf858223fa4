import { expect, it } from "vitest";
import { MENU_SCROLL_OFFSET_PX, scrollToShow } from "./use-current-in-view.ts";

const MENU = { left: 100, right: 500 };

it.each([
  ["in the middle", { left: 200, right: 300 }, 0],
  ["with just the room", { left: 160, right: 440 }, 0],
  ["too far left", { left: 90, right: 150 }, -70],
  ["cut off on the right", { left: 420, right: 520 }, 80],
])("SHELL-14: a menu shows an entry that stands %s", (_where, entry, by) =>
  expect(scrollToShow(MENU, entry)).toBe(by),
);

it("SHELL-14: the offset of a menu is 60 px", () => expect(MENU_SCROLL_OFFSET_PX).toBe(60));
