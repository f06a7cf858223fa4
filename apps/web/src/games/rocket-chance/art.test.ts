import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pictures } from "./art.ts";

const PUBLIC = new URL("../../../public/games/rocket-chance/", import.meta.url);

it("draws the covers of the rocket as they lie in the public folder", () => {
  const drawn = Object.entries(pictures());
  expect(drawn.map(([name]) => name)).toEqual(["cover.svg", "cover-square.svg"]);
  for (const [name, svg] of drawn)
    expect(readFileSync(new URL(name, PUBLIC), "utf8"), name).toBe(svg);
});
