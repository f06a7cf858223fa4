import { createElement } from "react";
import { expect, it } from "vitest";
import { renderPart } from "../../rendered/rendered-part.testing.ts";
import { TileStrip } from "./tile-strip.tsx";

/** Returns the HTML of a strip of so many tiles, as the server draws it. */
function drawn(tiles: number): Promise<string> {
  const children = Array.from({ length: tiles }, (_, at) => createElement("b", { key: at }, at));
  const strip = { label: "Slots", children };
  return renderPart(() => createElement(TileStrip, strip));
}

it.each([
  [4, 4],
  [15, 9],
])(
  "a strip of %i tiles comes with %i: the others lie beyond the edge of every page",
  async (all, some) => expect((await drawn(all)).match(/<b>/g)).toHaveLength(some),
);
