import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { gamesRowQuery } from "../../../data/catalogue.ts";
import { SquareCover } from "../../../games/square-cover.tsx";
import { useMoney } from "../../../i18n/use-money.ts";
import { useWins } from "../wins.ts";
import { readableSlug } from "../category-name.ts";

/**
 * Real wins as the public channel tells them; nothing until there is one. They lie on the foot of the
 * picture above them: a line of its own would push the page down under whoever reads it.
 */
export function WinsStrip() {
  const t = useTranslations("lobby");
  const money = useMoney();
  const wins = useWins();
  const titleOf = useGameTitle();
  if (wins.length === 0) return null;
  return (
    <section
      aria-label={t("wins")}
      className="absolute inset-x-0 bottom-0 z-10 animate-rise overflow-hidden rounded-b-tile bg-ink/85"
    >
      <ul className="flex gap-8 overflow-x-auto px-6 py-2 md:px-10 lg:px-11 [scrollbar-width:none]">
        {wins.map((win) => (
          <li
            key={`${win.created_at}${win.user_name}${win.amount_cents}`}
            className="money flex items-center gap-2.5 text-sm"
          >
            <SquareCover slug={win.game} className="size-8" />
            {t("lastWin", {
              name: win.user_name,
              game: titleOf(win.game),
              amount: money(win.amount_cents, win.currency),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The title of a game that the page has loaded; its slug in words otherwise. */
function useGameTitle(): (slug: string) => string {
  const queryClient = useQueryClient();
  return (slug) => {
    const rows = queryClient.getQueriesData<{ data: { slug: string; title: string }[] }>({
      queryKey: gamesRowQuery({}).queryKey.slice(0, 2),
    });
    const games = rows.flatMap(([, row]) => row?.data ?? []);
    return games.find((game) => game.slug === slug)?.title ?? readableSlug(slug);
  };
}
