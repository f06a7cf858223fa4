import type { House, Objection } from "#platform/module";
import { selectRestrictions } from "../restriction-store.ts";
import { playRefusal } from "./refusals.ts";

/** Keeps players who may not stake from activating a bonus: its time to be wagered would run out. */
export const objectToBonuses =
  (house: House): Objection =>
  async (tx, playerId) => {
    const restriction = (await selectRestrictions(tx, [playerId])).get(playerId);
    return playRefusal(restriction, house.clock.now()) ? "bonus_paused" : null;
  };
