import type { TournamentView } from "@houselight/contracts/tournaments";
import { Button, buttonClass } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { confirmPart, tournamentPath } from "../../../data/engagement/tournaments/tournaments.ts";
import { useErrorToast } from "../../../i18n/page/use-toast.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { usePart } from "../use-tournaments.ts";

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
  const t = useTranslations("tournaments");
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const part = usePart(identifier);
  const isIn = part?.status === "participating";
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmPart(queryClient, identifier, !isIn),
    onError: showError,
  });
  // Read for both: a page carries the words that its first drawing reads.
  const words = { join: t("join"), leave: t("leave"), takesPart: t("takesPart") };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        kind={isIn ? "quiet" : "action"}
        size="large"
        busy={isPending || !part}
        onClick={() => mutate()}
      >
        {isIn ? words.leave : words.join}
      </Button>
      <output className="font-semibold text-amber">{isIn ? words.takesPart : null}</output>
    </div>
  );
}
