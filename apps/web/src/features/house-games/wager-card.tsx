import type { OwnWagerView } from "@houselight/contracts/wagers";
import { Button, buttonClass } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { roundQuery } from "../../games/round/kept/round-query.ts";
import { isGain, usePayoutText } from "../../games/round/payout-text.ts";
import { askRecall } from "../../games/round/round-desk.ts";
import { SquareCover } from "../../games/square-cover.tsx";
import { useErrorText } from "../../i18n/error-text.ts";
import { DrawnCover } from "../../shell/drawings/drawn-cover.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";
import { ListedCover } from "./listed-cover.tsx";
import { GameLink, WagerLine } from "./wager-line.tsx";

/** Owners of wagers, in their words: one of our own games plays its round alone, a bet on sport has no game. */
const HOUSE = "house-games";
const SPORTS = "sportsbook";

/** Shows a round or a bet of the player, whoever runs what it was placed on. */
export function WagerCard({
  wager,
  onCheck,
}: {
  readonly wager: OwnWagerView;
  /** Checks a round of one of our own games that is over. */
  readonly onCheck: () => void;
}) {
  const t = useTranslations("rounds");
  const history = useTranslations("gamesHistory");
  const payoutText = usePayoutText();
  const { currency, stake_cents: stakeCents, payout_cents: payoutCents, free: isFree } = wager;
  // A stake that the house paid does not come back: all that is won of it is a gain.
  const paid = { payoutCents, stakeCents: isFree ? 0 : stakeCents, currency };
  const ends = {
    open: () => t("open"),
    voided: () => history("states.returned"),
    settled: () => payoutText(paid),
  };
  return (
    <WagerLine
      id={wager.id}
      cover={<WagerCover wager={wager} />}
      title={<WagerTitle wager={wager} />}
      at={wager.placed_at}
      currency={currency}
      stakeCents={stakeCents}
      isFree={isFree}
      end={ends[wager.status]()}
      isGain={wager.status === "settled" && isGain(paid)}
    >
      {wager.owner === HOUSE ? (
        <HouseActions wager={wager} onCheck={onCheck} />
      ) : (
        <WayToOwner wager={wager} />
      )}
    </WagerLine>
  );
}

function WagerCover({ wager: { owner, subject, game } }: { readonly wager: OwnWagerView }) {
  if (game) return <ListedCover game={game} className="size-12" />;
  if (owner === HOUSE) return <SquareCover slug={subject} className="size-12" />;
  return (
    <span className="block size-12 shrink-0 overflow-hidden rounded-control bg-surface-2">
      <DrawnCover name={owner === SPORTS ? owner : subject} />
    </span>
  );
}

/** Names what a wager was placed on; a game that is listed no more has its slug alone. */
function WagerTitle({ wager: { owner, subject, game } }: { readonly wager: OwnWagerView }) {
  const t = useTranslations("rounds");
  if (owner === SPORTS) return t("sports");
  return game ? <GameLink game={game}>{game.title}</GameLink> : subject;
}

function HouseActions({
  wager: { id, game, status },
  onCheck,
}: {
  readonly wager: OwnWagerView;
  readonly onCheck: () => void;
}) {
  const t = useTranslations("rounds");
  if (status !== "open")
    return (
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
        {game ? <ShowAgain id={id} game={game} /> : null}
        <Button onClick={onCheck}>{t("check")}</Button>
      </div>
    );
  return game ? (
    <GameLink game={game} className={buttonClass({ className: "max-sm:w-full" })}>
      {t("goOn")}
    </GameLink>
  ) : null;
}

/** Leads to where a wager can be looked at closely: the rounds of its game, or the bets on sport. */
function WayToOwner({ wager: { owner, game } }: { readonly wager: OwnWagerView }) {
  const t = useTranslations();
  const className = buttonClass({ className: "max-sm:w-full" });
  if (owner === SPORTS)
    return (
      <Link to="/sport/{-$param}" params={{ param: "bets" }} className={className}>
        {t("rounds.toBets")}
      </Link>
    );
  if (!game) return null;
  return (
    <Link
      to="/profile/games-history/$producer/$name"
      params={{ producer: game.provider, name: game.slug }}
      aria-label={t("gamesHistory.roundsOf", { game: game.title })}
      className={className}
    >
      {t("gamesHistory.rounds")}
    </Link>
  );
}

/** Shows a round again where it was played. */
function ShowAgain({
  id,
  game: { provider: producer, slug: name },
}: {
  readonly id: string;
  readonly game: NonNullable<OwnWagerView["game"]>;
}) {
  const t = useTranslations("rounds");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const shown = useMutation({
    mutationFn: async () => {
      askRecall(await queryClient.fetchQuery(roundQuery(id)));
      const params = { producer, name };
      await navigate({ to: "/play/$producer/$name", params, search: { mode: "real" } });
    },
  });
  return (
    <>
      <Button busy={shown.isPending} onClick={() => shown.mutate()}>
        {t("showAgain")}
      </Button>
      <p role="alert" className="self-center text-brick-text text-sm empty:hidden">
        {shown.error ? errorText(shown.error) : ""}
      </p>
    </>
  );
}
