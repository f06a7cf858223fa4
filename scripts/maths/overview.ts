/** Writes the stored figures of all games as one table and as one object. */
import type { Game } from "@houselight/game-maths";
import { type Figures, readFigures } from "@houselight/server/figures";
import { tableLines } from "./report.ts";

const figuresOf = (games: readonly Game[]): (readonly [string, string, Figures])[] =>
  games.map((game) => [game.slug, game.name, readFigures(game)]);

/** Returns one table of all games. @throws StaleFigures when one of them must be proven again. */
export function overviewText(games: readonly Game[]): string {
  const rows = figuresOf(games).flatMap(([slug, , { version, bets }]) =>
    shownBets(bets).map(([bet, figures], index) => [
      index === 0 ? slug : "",
      index === 0 ? version : "",
      bet,
      `${figures.rtp_percent} %`,
      `${cut(figures.hit_rate_percent, 4)} %`,
      cut(figures.standard_deviation, 4),
      cut(figures.max_win, 2),
      figures.cap_rate ?? "",
      figures.method,
    ]),
  );
  const head = ["game", "version", "bet", "RTP", "hit rate", "deviation", "max win", "cap hit"];
  return tableLines([[...head, "method"], ...rows]).join("\n");
}

/** Returns one object of all games as JSON. @throws StaleFigures as above. */
export function overviewJson(games: readonly Game[]): string {
  const entries = figuresOf(games).map(([slug, , { version, bets }]) => [slug, { version, bets }]);
  return JSON.stringify({ games: Object.fromEntries(entries) }, null, 2);
}

type Bets = Figures["bets"];

/** Bets of equal figures, such as the spots of a wheel, are shown once. */
function shownBets(bets: Bets): (readonly [string, Bets[string]])[] {
  const shown = new Map<string, readonly [string, Bets[string]]>();
  for (const [name, figures] of Object.entries(bets)) {
    const key = JSON.stringify(figures);
    if (!shown.has(key)) shown.set(key, [name, figures]);
  }
  return [...shown.values()];
}

/** Cuts decimals beyond some, never rounding up. */
const cut = (text: string, decimals: number): string =>
  text.replace(new RegExp(`(\\.\\d{${decimals}})\\d+$`), "$1");
