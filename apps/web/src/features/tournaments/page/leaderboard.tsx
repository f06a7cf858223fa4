import {
  PLACES_COUNTED,
  type TournamentStatusView,
  type TournamentView,
} from "@houselight/contracts/tournaments";
import { Button } from "@houselight/ui/button";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { Leaders, PlayerLine } from "../leaders.tsx";
import { usePart } from "../use-tournaments.ts";

/** Lines that stand there at first: what follows the table is not to be far away. */
const SHOWN_FIRST = 10;

/** The table of a tournament, with the player's own line below it when it is not in sight (TOURN-06). */
export function Leaderboard({ tournament }: { readonly tournament: TournamentView }) {
  const t = useTranslations("tournaments");
  const [isWhole, setWhole] = useState(false);
  const part = usePart(tournament.frontend_identifier);
  const { top_players: players, scoring, status } = tournament;
  const shown = isWhole ? players : players.slice(0, SHOWN_FIRST);
  const isOutside = part?.status === "participating" && !shown.some(({ own }) => own);
  // Read in every drawing: a page is sent the words that its first drawing reads.
  const wholeTable = t("wholeTable");
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-xl">{t("table")}</h2>
      {players.length > 0 ? (
        <Leaders players={shown} scoring={scoring} label={t("table")} />
      ) : (
        <p className="text-dim text-md text-pretty">
          {t(status === "future" ? "tableBegins" : status === "active" ? "noLeaders" : "nobody")}
        </p>
      )}
      {isOutside ? <OwnLine part={part} scoring={scoring} /> : null}
      {shown.length < players.length ? (
        <Button className="self-start" onClick={() => setWhole(true)}>
          {wholeTable}
        </Button>
      ) : null}
    </section>
  );
}

function OwnLine({
  part: { award_place: place, points },
  scoring,
}: {
  readonly part: TournamentStatusView;
  readonly scoring: TournamentView["scoring"];
}) {
  const t = useTranslations("tournaments");
  const player = usePlayer();
  return (
    <div className="flex flex-col gap-1.5 border-line border-t pt-3" data-own>
      <PlayerLine
        place={place}
        nickname={player?.nickname ?? ""}
        points={points}
        scoring={scoring}
        own
      />
      {place === null ? (
        <p className="px-4 text-dim text-sm">{t("placeFromFirst", { count: PLACES_COUNTED })}</p>
      ) : null}
    </div>
  );
}
