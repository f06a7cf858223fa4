import type { GameView } from "@houselight/contracts/catalogue";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";

/** Badges of one tile at most: more would hide its cover. */
const BADGES_MAX = 2;

const THEMES: Readonly<Record<string, string>> = {
  amber: "bg-amber",
  mint: "bg-mint",
};

/** Shows what sets a game apart from the list that it stands in, in the corner of its cover (GAME-01). */
export function Badges({
  game,
  within,
}: {
  readonly game: GameView;
  /** Category of the list: all games there are of it. */
  readonly within?: string | undefined;
}) {
  const others = game.badges.filter(({ type }) => type !== within);
  // Most tiles have none, and a translator of its own costs each of them.
  return others.length > 0 ? <Labels badges={others} /> : null;
}

function Labels({ badges }: Pick<GameView, "badges">) {
  const t = useTranslations("tile.badges");
  const known = badges.filter(({ type }) => t.has(type as "new")).slice(0, BADGES_MAX);
  if (known.length === 0) return null;
  return (
    <ul className="tile-labels">
      {known.map(({ type, theme }) => (
        <li key={type} data-badge={type} className={clsx("tile-label", THEMES[theme])}>
          {t(type as "new")}
        </li>
      ))}
    </ul>
  );
}
