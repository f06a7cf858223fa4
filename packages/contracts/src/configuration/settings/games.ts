import * as z from "zod/mini";
import { boundedRecord, defineSetting } from "./define-setting.ts";

/** Stands for every country. */
export const EVERYWHERE = "all";
/** Studios of the map that count; those behind them do not (OPEN-36). */
export const DISABLED_PROVIDERS_MAX = 20;

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
const identifier = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9_-]*\/[a-z0-9][a-z0-9_-]*$/), z.maxLength(100));

export const disabledProviders = defineSetting({
  name: "disabled-providers",
  title: "DisabledProviders",
  summary:
    "Studios by slug that no list shows, in every country or in those named; the first twenty count (GAME-15).",
  schema: boundedRecord(
    z.union([z.literal(EVERYWHERE), z.array(countryCode).check(z.maxLength(250))]),
    200,
  ),
  initial: {},
});

export const gameLists = defineSetting({
  name: "game-lists",
  title: "GameLists",
  summary:
    "Games by category in the order of its list, in the place of those that name the category themselves.",
  schema: boundedRecord(z.array(identifier).check(z.maxLength(500)), 50),
  initial: {},
});

export const rocketConfig = defineSetting({
  name: "rocket-config",
  title: "RocketConfig",
  summary: "Says whether rounds of the rocket open. A round that is on goes on to its end.",
  schema: z.strictObject({ open: z.boolean() }),
  initial: { open: true },
});
