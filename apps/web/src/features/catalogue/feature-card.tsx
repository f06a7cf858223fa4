import type { GameView } from "@houselight/contracts/catalogue";
import LockIcon from "lucide-react/icons/lock";
import { useLocale, useTranslations } from "use-intl/react";
import { gameFigures } from "../../games/game-figures.ts";
import { houseGameQuery } from "../../data/house-games.ts";
import { Badges } from "./badges.tsx";
import { Cover } from "./cover.tsx";
import { FavouriteButton } from "./favourites/favourite-button.tsx";
import { isLocked, PlayLink, playParams } from "./game-tile.tsx";
import { usePlayer } from "../../data/accounts.ts";
import { useData } from "../../api/page/use-data.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/** One of few games, shown large: its cover and the figures that it states about itself. */
export function FeatureCard({
  game,
  first = false,
  heading: Heading = "h3",
  within,
}: {
  readonly game: GameView;
  /** Category of the list that it stands in. */
  readonly within?: string | undefined;
  /** True for one of the first covers of a page. */
  readonly first?: boolean;
  /** Its level below the list's own heading. */
  readonly heading?: "h2" | "h3";
}) {
  const t = useTranslations("tile");
  const player = usePlayer();
  const locked = isLocked(game, player);
  return (
    <article className="grid h-full grid-cols-[minmax(7rem,2fr)_3fr] gap-5 rounded-tile bg-surface-1 p-4 shadow-paper">
      <div className="relative">
        <Cover game={game} first={first} />
        <Badges game={game} within={within} />
      </div>
      <div className="flex min-w-0 flex-col py-1">
        <div className="flex items-start gap-2">
          <Heading className="min-w-0 grow text-lg">{game.title}</Heading>
          <FavouriteButton game={game} place="line" />
        </div>
        <p className="text-dim text-sm">{game.provider_name}</p>
        {game.run_by === "house" ? (
          <Facts slug={game.slug} />
        ) : game.run_by === "studio" ? (
          <p className="mt-3 text-dim text-sm">{t("outside", { studio: game.provider_name })}</p>
        ) : null}
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-3">
          {locked && player ? (
            <p className="flex items-center gap-2 text-dim text-sm">
              <LockIcon aria-hidden="true" className="size-4 shrink-0" />
              {t("currencyNotSupported", { currency: player.currency })}
            </p>
          ) : (
            <PlayLink game={game} />
          )}
          {game.has_demo_mode ? (
            <Link
              to="/play/$producer/$name"
              params={playParams(game)}
              search={{ mode: "demo" }}
              aria-label={t("demoNamed", { game: game.title })}
              className="text-link inline-flex min-h-11 items-center text-sm"
            >
              {t("demo")}
            </Link>
          ) : null}
        </div>
      </div>
    </article>
  );
}

/** Stated figures of one of our own games; nothing while they are not known. */
function Facts({ slug }: { readonly slug: string }) {
  const t = useTranslations("tile");
  const locale = useLocale();
  const data = useData(houseGameQuery(slug));
  if (!data) return null;
  const { rtp, oneIn, multiple } = gameFigures(data, locale);
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] text-sm tabular-nums [&>*]:border-line [&>*]:border-t [&>*]:py-1.5 [&>dd]:whitespace-nowrap [&>dd]:text-right [&>dt]:hyphens-auto [&>dt]:pr-3 [&>dt]:text-dim">
      <dt>{t("returns")}</dt>
      <dd>{rtp}</dd>
      <dt>{t("hitRate")}</dt>
      <dd>{t("hitRateValue", { oneIn })}</dd>
      <dt>{t("topWin")}</dt>
      <dd>{t("topWinValue", { multiple })}</dd>
      <dt>{t("volatility")}</dt>
      <dd>{t(`volatilityOf.${data.volatility}`)}</dd>
    </dl>
  );
}
