import type { GameView } from "@houselight/contracts/catalogue";
import { useTranslations } from "use-intl/react";

/** Badges of one tile at most: more would hide its cover. */
const BADGES_MAX = 2;

const THEMES: Readonly<Record<string, string>> = {
  amber: "bg-amber",
  mint: "bg-mint",
  cream: "bg-cream",
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
  const t = useTranslations("tile.badges");
  const known = game.badges
    .filter(({ type }) => type !== within && t.has(type as "new"))
    .slice(0, BADGES_MAX);
  if (known.length === 0) return null;
  return (
    <ul className="pointer-events-none absolute top-2 left-2 z-1 flex max-w-[calc(100%-3.5rem)] flex-col items-start gap-1">
      {known.map(({ type, theme }) => (
        <li
          key={type}
          data-badge={type}
          className={`max-w-full truncate rounded-control px-2 py-0.5 font-semibold text-ink text-xs shadow-paper ${THEMES[theme] ?? "bg-cream"}`}
        >
          {t(type as "new")}
        </li>
      ))}
    </ul>
  );
}
