import { baccarat } from "../baccarat/index.ts";
import { dragonTiger } from "../dragon-tiger/index.ts";
import { europeanRoulette } from "../european-roulette/index.ts";
import type { InstantGame } from "../game.ts";
import { moneyWheel } from "../money-wheel/index.ts";
import { sicBo } from "../sic-bo/index.ts";
import { stakeTable } from "../stakes/stake-table.ts";
import type { OfferedStakes } from "../stakes/stake-table.ts";
import { EVENING_PIER } from "../studios.ts";
import type { LiveTableForm } from "./live-table.ts";

/** Chips and the most that a round may carry at a table for everybody, in hundredths of a euro. */
const LOW: OfferedStakes = {
  stakes: [20, 100, 500, 2_500, 10_000],
  default_stake: 100,
  max_stake: 50_000,
};

/** The same at a table of high limits. */
const HIGH: OfferedStakes = {
  stakes: [1_000, 5_000, 10_000, 50_000, 100_000],
  default_stake: 5_000,
  max_stake: 500_000,
};

const lowStakes = stakeTable(LOW);
const highStakes = stakeTable(HIGH);

/** Makes a table of ours: the outcomes and pays of its game, under a name of its own. */
const table = (
  slug: string,
  name: string,
  current: InstantGame,
  form: Pick<LiveTableForm, "categories" | "revealMs"> & Partial<LiveTableForm>,
): LiveTableForm => ({
  slug,
  name,
  studio: EVENING_PIER,
  game: { current, earlier: [] },
  stakes: lowStakes,
  bettingSeconds: 15,
  ...form,
});

/** Every live table, in the order of the catalogue. */
export const LIVE_TABLES: readonly LiveTableForm[] = [
  table("boardwalk-roulette", "Boardwalk Roulette", europeanRoulette, {
    categories: ["live-roulette"],
    revealMs: 8_000,
  }),
  table("moonrise-baccarat", "Moonrise Baccarat", baccarat, {
    categories: ["live-cards"],
    revealMs: 9_000,
  }),
  table("paper-dragon-tiger", "Paper Dragon Tiger", dragonTiger, {
    categories: ["live-cards"],
    bettingSeconds: 12,
    revealMs: 6_000,
  }),
  table("tin-cup-sic-bo", "Tin Cup Sic Bo", sicBo, {
    categories: ["live-dice"],
    revealMs: 6_000,
  }),
  table("midway-wheel", "Midway Wheel", moneyWheel, {
    categories: ["live-wheels"],
    revealMs: 8_000,
  }),
  table("captains-roulette", "Captain’s Roulette", europeanRoulette, {
    categories: ["live-roulette"],
    stakes: highStakes,
    bettingSeconds: 20,
    revealMs: 8_000,
  }),
  table("captains-baccarat", "Captain’s Baccarat", baccarat, {
    categories: ["live-cards"],
    stakes: highStakes,
    bettingSeconds: 20,
    revealMs: 9_000,
  }),
];

const BY_SLUG = new Map(LIVE_TABLES.map((form) => [form.slug, form]));

/** Finds a live table by its slug. */
export const findLiveTable = (slug: string): LiveTableForm | undefined => BY_SLUG.get(slug);
