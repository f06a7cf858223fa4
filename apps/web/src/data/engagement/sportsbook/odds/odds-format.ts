import { ODDS_FORMATS, type OddsFormat } from "@houselight/sports-maths/odds";
import { useSyncExternalStore } from "react";
import { keptValue } from "../kept-value.ts";

const kept = keptValue<OddsFormat>(
  "houselight.odds",
  (text) => (ODDS_FORMATS.includes(text as OddsFormat) ? (text as OddsFormat) : "decimal"),
  String,
);

/** Returns how this browser shows odds (SPORT-04); decimal until the page is alive. */
export const useOddsFormat = (): OddsFormat =>
  useSyncExternalStore(kept.subscribe, kept.read, () => "decimal");

/** Chooses how this browser shows odds. */
export const chooseOddsFormat = kept.write;
