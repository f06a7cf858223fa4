import * as z from "zod/mini";
import { Refused } from "#platform/http";
import type { Launch, OfferedGame, Studio } from "../adapter.ts";
import { askStudio, StudioRefuses } from "../ask-studio.ts";
import { rsaSignature } from "../rsa.ts";
import { SIGNATURE_HEADER, settingsOf } from "./settings.ts";

const ROOT = "operator/generic/v2";
/** An aggregator lists the games of many studios, bytes. */
const LIST_MAX = 32 * 1024 * 1024;
const GAMES_MAX = 20_000;
/** A player waits for this. */
const LAUNCH_WITHIN_MS = 5_000;
/** Stands for play money, and for a country that is not known. */
const NO_CURRENCY = "XXX";
const NO_COUNTRY = "XX";

const offered = z.object({
  game_code: z.string().check(z.maxLength(60), z.regex(/^[A-Za-z0-9]+(?:[_-][A-Za-z0-9]+)*$/)),
  name: z.string(),
  category: z.string(),
  platforms: z.array(z.string()),
  enabled: z._default(z.boolean(), true),
  demo_game_support: z._default(z.boolean(), false),
});
const NAME = /^[\p{L}\p{N}\p{P} ]{1,60}$/u;

/** Categories of the house, by words that stand in theirs; the first that fits counts. */
const CATEGORIES: readonly (readonly [RegExp, string])[] = [
  [/slots/, "pokies"],
  [/scratch/, "scratch"],
  [/blackjack|poker|baccarat|hi lo|dragon tiger/, "card"],
  [/roulette|sic bo|craps|table/, "table"],
  [/crash|instant|keno|plinko|dice|bingo|mines/, "instant"],
];
const DEVICES = { GPL_DESKTOP: "desktop", GPL_MOBILE: "mobile" } as const;

/** Asks for the list of games. One that is not understood is left out; a list of nothing else is a fault. */
export async function askGames(studio: Studio): Promise<readonly OfferedGame[]> {
  const { operator_id, currencies } = settingsOf(studio);
  const said = await ask(studio, "game/list", { operator_id }, { bodyMax: LIST_MAX });
  const list = z.array(z.unknown()).check(z.maxLength(GAMES_MAX)).parse(said);
  const games = list.flatMap((one) => gameOf(one, currencies));
  if (list.length > 0 && games.length === 0) throw new Error("no game of the list is understood");
  return games;
}

/** Returns the last part of a game's address: its code, in the letters of addresses. */
export const slugOf = (code: string): string => code.toLowerCase().replaceAll("_", "-");

function gameOf(one: unknown, currencies: readonly string[]): OfferedGame[] {
  const read = offered.safeParse(one);
  if (!read.success || !read.data.enabled) return [];
  const { game_code: code, category, platforms, demo_game_support: hasDemo } = read.data;
  const name = read.data.name.replaceAll(/[™®©]/g, "").replaceAll(/\s+/g, " ").trim();
  const devices = Object.entries(DEVICES).flatMap(([platform, device]) =>
    platforms.includes(platform) ? [device] : [],
  );
  if (!NAME.test(name) || devices.length === 0) return [];
  const found = CATEGORIES.find(([words]) => words.test(category.toLowerCase()))?.[1];
  const kind = found === "pokies" ? "slots" : "other";
  const categories = found === undefined ? [] : [found];
  return [{ slug: slugOf(code), code, name, kind, categories, currencies, hasDemo, devices }];
}

const launched = z.object({ url: z.string().check(z.maxLength(4_000)) });

/** Asks where a game is opened. Throws Refused where it is not offered to this player. */
export async function askLaunch(studio: Studio, launch: Launch): Promise<string> {
  const { operator_id, sub_partner_id } = settingsOf(studio);
  const { game, locale, real, site, country, device } = launch;
  const currency = real?.currency ?? NO_CURRENCY;
  const body = {
    operator_id,
    ...(sub_partner_id === undefined ? {} : { sub_partner_id }),
    ...(real ? { user: real.player, token: real.token } : {}),
    game_code: game,
    platform: device === "mobile" ? "GPL_MOBILE" : "GPL_DESKTOP",
    lang: locale.split("-")[0],
    currency,
    game_currency: currency,
    country: country ?? NO_COUNTRY,
    lobby_url: site,
  };
  try {
    return launched.parse(await ask(studio, "game/url", body, { timeoutMs: LAUNCH_WITHIN_MS })).url;
  } catch (error) {
    // The game, the currency or the country is not among what the operator has.
    if (error instanceof StudioRefuses && [403, 404].includes(error.status))
      throw new Refused("game_not_offered");
    throw error;
  }
}

function ask(
  studio: Studio,
  path: string,
  question: object,
  how: { readonly bodyMax?: number; readonly timeoutMs?: number },
): Promise<unknown> {
  const body = JSON.stringify(question);
  const headers = { [SIGNATURE_HEADER]: rsaSignature(settingsOf(studio).private_key, body) };
  return askStudio(studio, `${ROOT}/${path}`, { headers, body, ...how });
}
