import { expect, it } from "vitest";
import { type Heard, heardOf, soundBetween } from "./sound-between.ts";

const at = (phase: Heard["phase"], bet: Heard["bet"] = null, round = 7): Heard => ({
  round,
  phase,
  bet,
});

it.each([
  ["a visitor comes", null, at("flying", "open"), null],
  ["nothing changes", at("flying", "open"), at("flying", "open"), null],
  ["a bet is on board", at("betting"), at("betting", "open"), "chip"],
  ["the rocket leaves", at("betting", "open"), at("flying", "open"), "spin"],
  ["a bet is cashed out", at("flying", "open"), at("flying", "cashed_out"), "win"],
  ["a bet is cashed out as the rocket goes", at("flying", "open"), at("over", "cashed_out"), "win"],
  ["the rocket is gone", at("flying", "cashed_out"), at("over", "cashed_out"), "leave"],
  ["a bet is lost after that", at("over", "open"), at("over", "lost"), null],
  ["the next round opens", at("over", "lost"), at("betting", null, 8), "stop"],
  ["the next round opens with a bet", at("over", "lost"), at("betting", "open", 8), "chip"],
  ["a round was missed", at("betting", "open"), at("flying", null, 8), null],
  ["an older state comes late", at("betting", null, 8), at("over", null, 7), null],
])("when %s, it is heard", (_what, before, now, sound) =>
  expect(soundBetween(before, now)).toBe(sound),
);

it("hears nothing before the first round", () => expect(heardOf(null, null)).toBeNull());
