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
    expect([figures.rtp, figures.oneIn, figures.multiple].map(plain)).toEqual([
      rtp,
      oneIn,
      multiple,
    ]);
  });

  it("state no digit that is not known, and the return of each way to bet", () => {
    const played = { ...game, rtp_percent: "96.0", mode_rtp_percent: { buy: "96.4" } };
    const { rtp, rtpOf } = gameFigures(played, "en");
    expect([rtp, rtpOf("main"), rtpOf("buy")]).toEqual(["96.0%", "96.0%", "96.4%"]);
  });
});
