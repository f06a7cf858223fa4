import type { Scoring, TopPlayerView } from "@houselight/contracts/tournaments";
import { Badge } from "@houselight/ui/badge";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { Medal } from "../../shell/drawings/medal.tsx";
import { usePointsText } from "./points-text.ts";

/** The first players of a tournament, the caller's own line marked (TOURN-06). */
export function Leaders({
  players,
  scoring,
  label,
  dense = false,
}: {
  readonly players: readonly TopPlayerView[];
  readonly scoring: Scoring;
  readonly label: string;
  /** Lines without ground, for the few of a card. */
  readonly dense?: boolean;
}) {
  return (
    <ol aria-label={label} className={dense ? "flex flex-col" : "flex flex-col gap-1.5"}>
      {players.map((player) => (
        <li key={player.award_place} data-own={player.own || undefined}>
          <PlayerLine {...player} place={player.award_place} scoring={scoring} dense={dense} />
        </li>
      ))}
    </ol>
  );
}

/** A player's place, name and points in one line. */
export function PlayerLine({
  place,
  nickname,
  points,
  scoring,
  own,
  dense = false,
}: {
  /** Null without points, and behind the places that are counted. */
  readonly place: number | null;
  readonly nickname: string;
  readonly points: number;
  readonly scoring: Scoring;
  readonly own: boolean;
  readonly dense?: boolean;
}) {
  const t = useTranslations("tournaments");
  const say = usePointsText();
  return (
    <div
      className={clsx(
        "flex items-center gap-3",
        dense ? "min-h-10 py-0.5" : "min-h-12 rounded-control px-4 py-1.5",
        !dense && (own ? "bg-surface-2 ring-1 ring-line-strong" : "bg-surface-1"),
      )}
    >
      {place === null ? (
        <span className="w-8 shrink-0 text-center text-dim">–</span>
      ) : (
        <Medal place={place} label={t("place", { place })} />
      )}
      <span className={clsx("min-w-0 truncate", (own || !dense) && "font-semibold")}>
        {nickname}
      </span>
      {own ? <Badge tone="waiting">{t("you")}</Badge> : null}
      <span className="money ml-auto font-semibold">{say(points, scoring)}</span>
    </div>
  );
}
