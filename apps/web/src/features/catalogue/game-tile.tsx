import type { PlayerView } from "@houselight/contracts/accounts";
import type { GameView } from "@houselight/contracts/catalogue";
import { currency as currencyOf } from "@houselight/contracts/money";
import { buttonClass } from "@houselight/ui/button";
import LockIcon from "lucide-react/icons/lock";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { paths } from "../../paths.ts";
import { ModalLink } from "../../shell/modal-link.tsx";
import { Badges } from "./badges.tsx";
import { Cover } from "./cover.tsx";
import { FavouriteButton } from "./favourites/favourite-button.tsx";
import { JackpotTag } from "./tags/jackpot-tag.tsx";
import { PlayersTag } from "./tags/players-tag.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";

/** Producer and name of a game's page, from its identifier (`producer/name`). */
export function playParams({ identifier, provider, slug }: GameView) {
  const [producer = provider, name = slug] = identifier.split("/");
  return { producer, name };
}

/** Tells that the player's money cannot be played here: crypto is exchanged, other money is not (GAME-10). */
export function isLocked(game: GameView, player: PlayerView | null): boolean {
  if (!player || !currencyOf(player.currency).fiat) return false;
  return !Object.hasOwn(game.currencies, player.currency);
}

/** A game in a list: its cover, its name, its studio; on hover and focus the ways in. */
export function GameTile({
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
  const demo = game.has_demo_mode || Object.hasOwn(game.currencies, "FUN");
  return (
    <article className="group tile">
      <div className="tile-rising tile-picture">
        <Cover game={game} first={first} />
        <Badges game={game} within={within} />
        {locked && player ? (
          <p className="absolute inset-x-2 bottom-2 flex items-center gap-2 rounded-control bg-ink px-2 py-1.5 text-xs">
            <LockIcon aria-hidden="true" className="size-4 shrink-0" />
            {t("currencyNotSupported", { currency: player.currency })}
          </p>
        ) : game.run_by === "table" ? (
          <PlayersTag slug={game.slug} />
        ) : (
          <JackpotTag slug={game.slug} />
        )}
        <div className="tile-ways">
          {locked ? null : <PlayLink game={game} />}
          {demo ? (
            <Link
              to="/play/$producer/$name"
              params={playParams(game)}
              search={{ mode: "demo" }}
              aria-label={t("demoNamed", { game: game.title })}
              className="text-link tile-demo"
            >
              {t("demo")}
            </Link>
          ) : null}
        </div>
      </div>
      <FavouriteButton game={game} place="corner" />
      <Heading className="tile-name">
        <TouchLink game={game} demo={demo} locked={locked}>
          {game.title}
        </TouchLink>
      </Heading>
      <p className="tile-studio">{game.provider_name}</p>
    </article>
  );
}

/** Play: a player plays for real, a guest registers first (GAME-11). */
export function PlayLink({ game }: { readonly game: GameView }) {
  const t = useTranslations("tile");
  const player = usePlayer();
  const className = buttonClass({ kind: "action" });
  const label = t("playNamed", { game: game.title });
  if (!player) {
    return (
      <ModalLink
        modal="registration"
        query={{ redirect: paths.play(game.identifier, "real") }}
        className={className}
        aria-label={label}
      >
        {t("play")}
      </ModalLink>
    );
  }
  return (
    <Link
      to="/play/$producer/$name"
      params={playParams(game)}
      search={{ mode: "real" }}
      aria-label={label}
      className={className}
    >
      {t("play")}
    </Link>
  );
}

/** The name leads to the game; without hover (touch) the whole tile does. */
function TouchLink({
  game,
  demo,
  locked,
  children,
}: {
  readonly game: GameView;
  readonly demo: boolean;
  readonly locked: boolean;
  readonly children: string;
}) {
  const player = usePlayer();
  const real = player !== null && !locked;
  if (!real && !demo) {
    return player ? (
      children
    ) : (
      <ModalLink modal="registration" query={{ redirect: paths.play(game.identifier, "real") }}>
        {children}
      </ModalLink>
    );
  }
  return (
    <Link
      to="/play/$producer/$name"
      params={playParams(game)}
      search={{ mode: real ? "real" : "demo" }}
    >
      {children}
    </Link>
  );
}
