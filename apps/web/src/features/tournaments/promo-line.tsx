import type { TournamentView } from "@houselight/contracts/tournaments";
import { Badge } from "@houselight/ui/badge";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { readTournaments } from "../../data/engagement/tournaments/tournaments.ts";
import { CountdownLine } from "../../shell/drawings/countdown-line.tsx";

/** Says when a tournament begins or ends, or that it is over (TOURN-10); each reads everything anew. */
export function PromoLine({ tournament }: { readonly tournament: TournamentView }) {
  const t = useTranslations("tournaments");
  const queryClient = useQueryClient();
  if (tournament.cancelled)
    return (
      <p className="flex h-6 items-center">
        <Badge tone="bad">{t("cancelled")}</Badge>
      </p>
    );
  return <CountdownLine timer={tournament} onEnd={() => readTournaments(queryClient)} />;
}
