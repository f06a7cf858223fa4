import type { TournamentView } from "@houselight/contracts/tournaments";
import { Button, buttonClass } from "@houselight/ui/button";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import {
  confirmPart,
  tournamentPath,
  tournamentStatusQuery,
} from "../../../data/engagement/tournaments/tournaments.ts";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useErrorToast } from "../../../i18n/page/use-toast.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";

/** The way into a tournament that is not over, and out of it (TOURN-05); a guest registers first. */
export function JoinButton({ tournament }: { readonly tournament: TournamentView }) {
  const t = useTranslations("tournaments");
  const player = usePlayer();
  const { frontend_identifier: identifier, status } = tournament;
  if (status === "archive") return null;
  if (player) return <OwnButton identifier={identifier} />;
  return (
    <ModalLink
      modal="registration"
      query={{ redirect: tournamentPath(identifier) }}
      className={buttonClass({ kind: "action", size: "large" })}
    >
      {t("signUp")}
    </ModalLink>
  );
}

function OwnButton({ identifier }: { readonly identifier: string }) {
  const t = useTranslations();
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const errorText = useErrorText();
  const { data: part, error, refetch } = useQuery(tournamentStatusQuery(identifier));
  const isIn = part?.status === "participating";
  const isUnread = !part && error !== null;
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmPart(queryClient, identifier, !isIn),
    onError: showError,
  });
  // Read for all: a page carries the words that its first drawing reads.
  const words = {
    join: t("tournaments.join"),
    leave: t("tournaments.leave"),
    retry: t("site.retry"),
    takesPart: t("tournaments.takesPart"),
  };
  const said = isIn ? words.takesPart : null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        kind={isIn || isUnread ? "quiet" : "action"}
        size="large"
        busy={isPending || (!part && !isUnread)}
        onClick={() => (isUnread ? void refetch() : mutate())}
      >
        {isUnread ? words.retry : isIn ? words.leave : words.join}
      </Button>
      <output className={isUnread ? undefined : "font-semibold text-amber"}>
        {isUnread ? errorText(error) : said}
      </output>
    </div>
  );
}
