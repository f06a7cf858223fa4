import { readFileSync } from "node:fs";
import { LIVE_TABLES } from "@houselight/game-maths/live-tables";
import { expect, it } from "vitest";
import { pictures } from "./art.ts";

const PUBLIC = new URL("../../../public/games/live-tables/", import.meta.url);

it("draws a cover for every live table, as it lies in the public folder", () => {
  const drawn = pictures();
  expect(Object.keys(drawn).toSorted()).toEqual(
    LIVE_TABLES.map(({ slug }) => `${slug}/cover.svg`).toSorted(),
  );
  for (const [name, svg] of Object.entries(drawn))
    expect(readFileSync(new URL(name, PUBLIC), "utf8"), name).toBe(svg);
});
