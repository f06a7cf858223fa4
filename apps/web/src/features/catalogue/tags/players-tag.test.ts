import { createElement } from "react";
import { expect, it } from "vitest";
import { crowdsQuery } from "../../../data/engagement/live-tables/crowds.ts";
import { renderPart, textOf } from "../../../rendered/rendered-part.testing.ts";
import { PlayersTag } from "./players-tag.tsx";

it.each([
  [[{ table: "midway-wheel", players: 1 }], "1 player"],
  [[{ table: "midway-wheel", players: 12 }], "12 players"],
  [[{ table: "tin-cup-sic-bo", players: 3 }], ""],
  [[], ""],
])(
  "the cover of a live table says how many play at it, and nothing of nobody: %j",
  async (crowds, text) => {
    const data = [[crowdsQuery.queryKey, crowds]] as const;
    const drawn = await renderPart(() => createElement(PlayersTag, { slug: "midway-wheel" }), {
      data,
    });
    expect(textOf(drawn)).toBe(text);
  },
);
