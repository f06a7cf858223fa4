import type { AdventureDayView } from "@houselight/contracts/adventures";
import { Button, buttonClass } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { RefusedError } from "../../api/errors.ts";
import { usePlayer } from "../../data/accounts.ts";
import { adventureQuery, completeStep } from "../../data/engagement/adventures/adventure.ts";
import { useErrorToast, useToast } from "../../i18n/page/use-toast.ts";
import { UnlessBonusesOff } from "../../shell/drawings/prizes/unless-bonuses-off.tsx";
import { ModalLink } from "../../shell/modal-link.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";

/** The press that completes a step on its day; a guest registers first. Nothing where nothing can be done. */
export function StepAction({ step }: { readonly step: AdventureDayView }) {
  const t = useTranslations("adventures");
  const player = usePlayer();
  // Read for all states: a page carries the words that its first drawing reads.
  const words = { toGifts: t("toGifts"), signUp: t("signUp") };
  if (player === null)
    return step.state === "active" ? (
      <ModalLink
        modal="registration"
        query={{ redirect: "/adventures" }}
        className={buttonClass({ kind: "action", className: "w-full" })}
      >
        {words.signUp}
      </ModalLink>
    ) : null;
  if (step.isCompleted)
    return (
      <Link to="/profile/gifts" className={buttonClass({ className: "w-full" })}>
        {words.toGifts}
      </Link>
    );
  return step.isOpen ? (
    <UnlessBonusesOff>
      <TakeButton step={step} />
    </UnlessBonusesOff>
  ) : null;
}

function TakeButton({ step: { step, prize } }: { readonly step: AdventureDayView }) {
  const t = useTranslations("adventures");
  const toast = useToast();
  const showError = useErrorToast();
  const queryClient = useQueryClient();
  const take = useMutation({
    mutationFn: () => completeStep(queryClient, step),
    onSuccess: () => toast((say) => say("adventures.taken"), "success"),
    onError: (error) => {
      showError(error);
      if (error instanceof RefusedError)
        void queryClient.invalidateQueries({ queryKey: adventureQuery.queryKey });
    },
  });
  return (
    <Button
      kind="action"
      className="w-full"
      aria-label={`${t("take")}: ${prize.title}`}
      busy={take.isPending}
      onClick={() => take.mutate()}
    >
      {t("take")}
    </Button>
  );
}
