import type { GameRunner, GameView } from "@houselight/contracts/catalogue";
import { Button, buttonClass } from "@houselight/ui/button";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { useTranslations } from "use-intl/react";
import { gameRoundsQuery, type OwnRound } from "../../data/money/own-rounds.ts";
import { isGain, usePayoutText } from "../../games/round/payout-text.ts";
import { useNotOnStage } from "../../games/round/round-desk.ts";
import { LocalTime } from "../../i18n/local-time.tsx";
import { useMoney } from "../../i18n/use-money.ts";
import { Link } from "../../shell/links/anchor/link.tsx";
import { ListedCover } from "./listed-cover.tsx";
import { RoundPages } from "./round-pages.tsx";

interface AskedCheck {
  readonly slug: string;
  readonly round: OwnRound;
  readonly onClose: () => void;
}

/** Dialogs that check a round, by who runs its game; none where that cannot be done here. */
export type RoundChecks = Readonly<Partial<Record<GameRunner, ComponentType<AskedCheck>>>>;

/** Lists the player's rounds of one game page after page, whoever runs it (PROFILE-09, OPEN-51). */
export function GameRoundsPage({
  game,
  checks,
}: {
  readonly game: GameView;
  readonly checks: RoundChecks;
}) {
  const t = useTranslations("gamesHistory");
  const pages = useInfiniteQuery(gameRoundsQuery(game));
  const rounds = useNotOnStage(pages.data?.pages.flat());
  const [checked, setChecked] = useState<OwnRound | null>(null);
  const Check = checks[game.run_by];
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <Heading game={game} />
      <RoundPages pages={pages} empty={t("noRounds")}>
        {rounds?.map((round) => (
          <RoundLine
            key={round.id}
            round={round}
            onCheck={Check ? () => setChecked(round) : null}
          />
        ))}
      </RoundPages>
      {checked && Check ? (
        <Check slug={game.slug} round={checked} onClose={() => setChecked(null)} />
      ) : null}
    </div>
  );
}

function Heading({ game }: { readonly game: GameView }) {
  const t = useTranslations("gamesHistory");
  const tile = useTranslations("tile");
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ListedCover game={game} className="size-16" />
      <div className="min-w-0 grow basis-40">
        <h1 className="text-xl md:text-2xl">{t("roundsOf", { game: game.title })}</h1>
        <p className="text-dim text-sm">{game.provider_name}</p>
      </div>
      <Link
        to="/play/$producer/$name"
        params={{ producer: game.provider, name: game.slug }}
        search={{ mode: "real" }}
        preload={false}
        aria-label={tile("playNamed", { game: game.title })}
        className={buttonClass({ className: "max-sm:w-full" })}
      >
        {tile("play")}
      </Link>
    </div>
  );
}

function RoundLine({
  round: { id, round, state, currency, stakeCents, payoutCents, at },
  onCheck,
}: {
  readonly round: OwnRound;
  /** Null where nobody here can check the round. */
  readonly onCheck: (() => void) | null;
}) {
  const t = useTranslations("gamesHistory");
  const rounds = useTranslations("rounds");
  const money = useMoney();
  const payoutText = usePayoutText();
  const paid = { payoutCents, stakeCents, currency };
  const isWon = state === "settled" && isGain(paid);
  const ended = () => (state === "settled" ? payoutText(paid) : t(`states.${state}`));
  return (
    <li
      data-own-round={id}
      data-state={state}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-tile bg-surface-1 p-4"
    >
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold text-md">
          <LocalTime iso={at} />
        </p>
        {round === null ? null : (
          <p className="text-dim text-sm wrap-anywhere">{t("round", { round })}</p>
        )}
      </div>
      <p className="money ml-auto flex flex-col text-right text-sm">
        <span className="text-dim">{rounds("stake", { amount: money(stakeCents, currency) })}</span>
        <span className={isWon ? "font-semibold text-mint" : "font-semibold"}>{ended()}</span>
      </p>
      {onCheck && state !== "open" ? (
        <Button onClick={onCheck} className="max-sm:w-full">
          {rounds("check")}
        </Button>
      ) : null}
    </li>
  );
}
