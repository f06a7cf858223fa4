import { Button, buttonClass } from "@houselight/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { favouriteGamesQuery, favouriteIdsQuery } from "../../../data/catalogue.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { EmptyPaper } from "../../../shell/pages/empty-paper.tsx";
import { GameGrid } from "../lists/game-grid.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Address of the page, to which a guest comes back after the login. */
const PATH = "/favorite-games";
const HEART = "/pictures/heart.svg";

/** The page `/favorite-games` (ROUTE-06). */
export function FavouritesPage() {
  const t = useTranslations("favourites");
  const player = usePlayer();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page flex flex-col gap-6 pt-8 md:pt-10">
      <div className="max-w-2xl">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t("title")}
        </h1>
        <p className="mt-2 text-dim text-md">{t("text")}</p>
      </div>
      {player ? <Kept onTakenAway={() => heading.current?.focus()} /> : <ForGuests />}
    </div>
  );
}

function Kept({ onTakenAway }: { readonly onTakenAway: () => void }) {
  const t = useTranslations();
  // Read whether they are shown or not: the last game may go before the other words are there.
  const words = { empty: t("favourites.empty"), toGames: t("sections.toGames") };
  const { data: loaded, isError, isPending, refetch } = useQuery(favouriteGamesQuery);
  const { data: ids } = useQuery(favouriteIdsQuery);
  // A heart that is pressed here takes its game off the page at once.
  const games = (loaded ?? []).filter(({ identifier }) => ids?.includes(identifier) ?? true);
  const count = useRef(games.length);
  useEffect(() => {
    const isFewer = games.length < count.current;
    count.current = games.length;
    // The button that had the focus went with its game.
    if (isFewer && document.activeElement === document.body) onTakenAway();
  }, [games.length, onTakenAway]);
  if (isError && !loaded)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>{t("errors.gamesFailed")}</p>
        <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
      </div>
    );
  return (
    <>
      <p role="status" className={games.length > 0 ? "-mt-4 text-dim" : "sr-only"}>
        {isPending ? null : t("catalogue.count", { count: games.length })}
      </p>
      {!isPending && games.length === 0 ? (
        <EmptyPaper text={words.empty} picture={HEART}>
          <Link to="/" className={buttonClass()}>
            {words.toGames}
          </Link>
        </EmptyPaper>
      ) : (
        <GameGrid games={games} total={loaded?.length ?? 0} isLoading={isPending} />
      )}
    </>
  );
}

function ForGuests() {
  const t = useTranslations();
  const query = { redirect: PATH };
  return (
    <EmptyPaper text={t("favourites.guest")} picture={HEART}>
      <div className="flex flex-wrap gap-3">
        <ModalLink modal="login" query={query} className={buttonClass()}>
          {t("nav.logIn")}
        </ModalLink>
        <ModalLink modal="registration" query={query} className={buttonClass({ kind: "action" })}>
          {t("nav.register")}
        </ModalLink>
      </div>
    </EmptyPaper>
  );
}
