import type { RoundView } from "@houselight/contracts/house-games";
import { expect, it } from "vitest";
import {
  desk,
  enterStage,
  hasRoundOnStage,
  keepUnshown,
  lastOf,
  shareRound,
} from "./round-desk.ts";

const isRoundOnStage = () => hasRoundOnStage(desk.getState());
const lastRound = () => lastOf("kite", "real")(desk.getState());

it("has a round on a stage as long as the stage is there and has not shown it to its end", () => {
  const leave = enterStage("kite", "real", 7);
  expect(isRoundOnStage()).toBe(false);
  keepUnshown("kite", "real", "r1");
  expect(isRoundOnStage()).toBe(true);
  // Its player goes to another page in the middle of it: nothing waits for its end there.
  leave();
  expect(isRoundOnStage()).toBe(false);
  const leaveAgain = enterStage("kite", "real", 7);
  expect(isRoundOnStage()).toBe(true);
  keepUnshown("kite", "real", null);
  expect(isRoundOnStage()).toBe(false);
  leaveAgain();
});

it("does not count the rounds of a demo", () => {
  const leave = enterStage("kite", "demo", null);
  keepUnshown("kite", "demo", "r2");
  expect(isRoundOnStage()).toBe(false);
  leave();
});

it("keeps no round for the next player of the page", () => {
  const round = { id: "r3", game: "kite", mode: "real" } as RoundView;
  enterStage("kite", "real", 7)();
  shareRound(round);
  keepUnshown("kite", "real", "r4");
  enterStage("kite", "real", 7)();
  expect(lastRound()).toBe(round);
  const leave = enterStage("kite", "real", 8);
  expect([lastRound(), isRoundOnStage()]).toEqual([null, false]);
  leave();
});
