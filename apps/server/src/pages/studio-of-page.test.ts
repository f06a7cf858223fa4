import { expect, it } from "vitest";
import { framesOf, studioOfPage } from "./studio-of-page.ts";

const studio = (id: string) => ({
  id,
  name: id,
  protocol: "houselight" as const,
  url: `https://${id}.example/games`,
  keys: ["k".repeat(32)],
  countries_not_served: [],
  frame_origins: [],
  settings: {},
});
const STUDIOS = [studio("mill"), studio("press")];

it.each([
  ["/play/mill/reels", "mill"],
  ["/play/press/reels?mode=real", "press"],
  ["/de/play/mill/reels/sfu", "mill"],
  ["/fr-CA/play/mill/reels", "mill"],
  ["https://paper-rocket.example:3000/de/play/mill/reels", "mill"],
  ["/play/foldhouse/reels", undefined],
  ["/", undefined],
  ["/play/mill", undefined],
  ["/producers/mill/1", undefined],
  ["/?x=/play/mill/reels", undefined],
  ["/news/play/mill/reels", undefined],
])("the page %s may show frames of %s", (address, id) =>
  expect(studioOfPage(STUDIOS, address)?.id).toBe(id),
);

it("names the origins that a studio's frames come from: its address's, and those that are configured", () => {
  expect(framesOf(undefined)).toBe("");
  expect(framesOf(studio("mill"))).toBe(" https://mill.example");
  const frame_origins = ["https://games.one.example", "https://*.two.example"];
  expect(framesOf({ ...studio("mill"), frame_origins })).toBe(
    " https://mill.example https://games.one.example https://*.two.example",
  );
});
