import { formatMoney } from "@houselight/contracts/money";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { sessionFiguresQuery } from "../../data/compliance.ts";
import type { ShownGame } from "../../games/page/shown-game.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/** Says below the frame who runs the game, and what the player has won or lost in this session and before. */
export function StudioLine({
  game,
  studio,
  currency,
}: Pick<ShownGame, "game"> & {
  readonly studio: string;
  /** Null for a demo. */
  readonly currency: string | null;
}) {
  const t = useTranslations("studioGames");
  const panels = useTranslations("games.panels");
  return (
    <footer className="flex shrink-0 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t px-4 py-2 text-dim text-xs low:py-1 lg:px-6">
      <p className="max-w-[130ch] low:sr-only">{t("about", { studio })}</p>
      {currency === null ? null : (
        <div className="flex flex-wrap items-baseline gap-x-6">
          <Link
            to="/profile/games-history/$producer/$name"
            params={{ producer: game.producer, name: game.slug }}
            preload={false}
            className="text-link inline-flex min-h-9 items-center low:min-h-6"
          >
            {panels("allRounds")}
          </Link>
          <Net currency={currency} />
        </div>
      )}
    </footer>
  );
}

function Net({ currency }: { readonly currency: string }) {
  const t = useTranslations("studioGames");
  const locale = useLocale();
  const { data } = useQuery(sessionFiguresQuery);
  const own = data?.figures.find((figures) => figures.currency === currency);
  const amount = data
    ? formatMoney(own?.net_cents ?? 0, currency, { locale, sign: "always" })
    : "–";
  return <p className="money whitespace-nowrap">{t("net", { amount })}</p>;
}
