import { isInstant, isStepped } from "@houselight/game-maths";
import type { Game, InstantGame, SteppedGame } from "@houselight/game-maths";
import { BACCARAT_SPOTS } from "@houselight/game-maths/baccarat";
import { DRAGON_TIGER_RULES } from "@houselight/game-maths/dragon-tiger";
import { MONEY_WHEEL_SPOTS } from "@houselight/game-maths/money-wheel";
import { DOUBLE_ZERO_SPOTS, SINGLE_ZERO_SPOTS } from "@houselight/game-maths/roulette";
import { SIC_BO_SPOTS } from "@houselight/game-maths/sic-bo";
import { blackjackPlay, casinoWarPlay, videoPokerPlay } from "./card-plays.ts";
import { crapsPlay } from "./craps-play.ts";
import type { LongPlay } from "./long-play.ts";
import {
  choicePlay,
  DICE_CHOICES,
  hiLoPlay,
  KENO_CHOICES,
  LIMBO_CHOICES,
  minesPlay,
  PLINKO_CHOICES,
} from "./original-plays.ts";
import { tablePlay } from "./table-plays.ts";

const INSTANT: Readonly<Record<string, (game: InstantGame) => LongPlay>> = {
  "european-roulette": (game) => tablePlay(game, SINGLE_ZERO_SPOTS),
  "american-roulette": (game) => tablePlay(game, DOUBLE_ZERO_SPOTS),
  "french-roulette": (game) => tablePlay(game, SINGLE_ZERO_SPOTS),
  baccarat: (game) => tablePlay(game, BACCARAT_SPOTS),
  "dragon-tiger": (game) => tablePlay(game, DRAGON_TIGER_RULES.spots),
  "sic-bo": (game) => tablePlay(game, SIC_BO_SPOTS),
  "money-wheel": (game) => tablePlay(game, MONEY_WHEEL_SPOTS),
  dice: (game) => choicePlay(game, DICE_CHOICES),
  limbo: (game) => choicePlay(game, LIMBO_CHOICES),
  plinko: (game) => choicePlay(game, PLINKO_CHOICES),
  keno: (game) => choicePlay(game, KENO_CHOICES),
};

const STEPPED: Readonly<Record<string, (game: SteppedGame) => LongPlay>> = {
  blackjack: blackjackPlay,
  "casino-war": casinoWarPlay,
  craps: crapsPlay,
  "jacks-or-better": videoPokerPlay,
  "bonus-poker": videoPokerPlay,
  mines: minesPlay,
  "hi-lo": hiLoPlay,
};

/**
 * Returns the long play of a game; null for a slot, whose own simulation plays its engine. Throws RangeError for
 * any other that is not listed: a long run would leave it out, and nobody would see that.
 */
export function longPlayOf(game: Game): LongPlay | null {
  if (game.kind === "slot") return null;
  const play = isInstant(game)
    ? INSTANT[game.slug]?.(game)
    : isStepped(game) && STEPPED[game.slug]?.(game);
  if (!play) throw new RangeError(`${game.slug} has no play in scripts/maths/long/long-plays.ts.`);
  return play;
}
