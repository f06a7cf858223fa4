import { kenoVersions } from "./keno/index.ts";
import { limboVersions } from "./limbo/index.ts";
import { plinkoVersions } from "./plinko/index.ts";
import { minesVersions } from "./mines/index.ts";
import { hiLoVersions } from "./hi-lo/index.ts";
import { americanRouletteVersions } from "./american-roulette/index.ts";
import { blackjackVersions } from "./blackjack/index.ts";
import { baccaratVersions } from "./baccarat/index.ts";
import { dragonTigerVersions } from "./dragon-tiger/index.ts";
import { europeanRouletteVersions } from "./european-roulette/index.ts";
import { frenchRouletteVersions } from "./french-roulette/index.ts";
import { diceVersions } from "./dice/index.ts";
import { jacksOrBetterVersions } from "./jacks-or-better/index.ts";
import { lanternTideVersions } from "./lantern-tide/index.ts";
import { ferryToNowhereVersions } from "./ferry-to-nowhere/index.ts";
import { lastBalloonVersions } from "./last-balloon/index.ts";
import { mirrorTentVersions } from "./mirror-tent/index.ts";
import { mothAndMoonVersions } from "./moth-and-moon/index.ts";
import { bonusPokerVersions } from "./bonus-poker/index.ts";
import { casinoWarVersions } from "./casino-war/index.ts";
import { clockworkGardenVersions } from "./clockwork-garden/index.ts";
import { moneyWheelVersions } from "./money-wheel/index.ts";
import { pennyCometVersions } from "./penny-comet/index.ts";
import { rainMarketVersions } from "./rain-market/index.ts";
import { ropewalkVersions } from "./ropewalk/index.ts";
import { crapsVersions } from "./craps/index.ts";
import { sicBoVersions } from "./sic-bo/index.ts";
import { stormCellarVersions } from "./storm-cellar/index.ts";
import { tenThousandKitesVersions } from "./ten-thousand-kites/index.ts";
import { vaultOfButtonsVersions } from "./vault-of-buttons/index.ts";
import type { Game, GameEntry } from "./game.ts";

/** Every game of ours, in the order of the catalogue. */
export const GAMES: readonly GameEntry[] = [
  lanternTideVersions,
  pennyCometVersions,
  lastBalloonVersions,
  mothAndMoonVersions,
  ferryToNowhereVersions,
  vaultOfButtonsVersions,
  mirrorTentVersions,
  stormCellarVersions,
  ropewalkVersions,
  rainMarketVersions,
  clockworkGardenVersions,
  tenThousandKitesVersions,
  europeanRouletteVersions,
  americanRouletteVersions,
  frenchRouletteVersions,
  blackjackVersions,
  baccaratVersions,
  dragonTigerVersions,
  casinoWarVersions,
  sicBoVersions,
  crapsVersions,
  moneyWheelVersions,
  jacksOrBetterVersions,
  bonusPokerVersions,
  diceVersions,
  limboVersions,
  plinkoVersions,
  kenoVersions,
  minesVersions,
  hiLoVersions,
];

/** Finds games by slug and version. */
export interface GameLookup {
  /** Returns the current version of a game. */
  findGame(slug: string): Game | undefined;
  /** Returns one version of a game, current or earlier. */
  findVersion(slug: string, version: string): Game | undefined;
}

/** Makes the lookup of a list of games. @throws RangeError when two have one slug and version. */
export function gameLookup(entries: readonly GameEntry[]): GameLookup {
  const current = new Map<string, Game>();
  const versions = new Map<string, Game>();
  for (const entry of entries) {
    const { slug } = entry.current;
    if (current.has(slug)) throw new RangeError(`two games are called ${slug}`);
    current.set(slug, entry.current);
    for (const game of [entry.current, ...entry.earlier]) {
      const key = `${game.slug} ${game.version}`;
      if (game.slug !== slug || versions.has(key))
        throw new RangeError(`${slug} lists ${key} twice, or a game that is not its own`);
      versions.set(key, game);
    }
  }
  return {
    findGame: (slug) => current.get(slug),
    findVersion: (slug, version) => versions.get(`${slug} ${version}`),
  };
}

export const { findGame, findVersion } = gameLookup(GAMES);
