import { describe, expect, it } from "vitest";
import { gameFigures } from "./game-figures.ts";

const game = { rtp_percent: "96.10", hit_rate_one_in: "3.0", max_win_multiple: "10000" };

describe("the figures of a game", () => {
  it.each([
    ["en", "96.10%", "3.0", "10,000"],
    ["de", "96,10 %", "3,0", "10.000"],
    ["fr-CA", "96,10 %", "3,0", "10 000"],
    ["it", "96,10%", "3,0", "10.000"],
    ["no", "96,10 %", "3,0", "10 000"],
  ])("are written as %s writes numbers", (locale, rtp, oneIn, multiple) => {
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
    const figures = gameFigures(game, locale);
    expect(Object.values(figures).map(plain)).toEqual([rtp, oneIn, multiple]);
  });
});
