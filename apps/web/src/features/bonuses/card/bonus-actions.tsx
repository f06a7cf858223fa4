import { type BonusView, ENDED_STAGES } from "@houselight/contracts/bonuses";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { isRefused } from "../../../api/errors.ts";
import { reportError } from "../../../api/report-error.ts";
import { bonusesQuery } from "../../../data/bonuses/bonuses.ts";
import { activate, cancel } from "../../../data/bonuses/change-bonuses.ts";
import { useErrorToast, useToast } from "../../../i18n/page/use-toast.ts";

interface ActionProps {
  readonly bonus: BonusView;
  readonly title: string;
}

/** Lets a player activate a bonus, or give it up; nothing once it is over. */
export function BonusActions({ bonus, title }: ActionProps) {
  if (ENDED_STAGES.includes(bonus.stage)) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {bonus.activatable ? <ActivateButton bonus={bonus} title={title} /> : null}
      <CancelButton bonus={bonus} title={title} />
    </div>
  );
}

/** Returns how a failure is said and logged (BONUS-09): a bonus that is refused has changed elsewhere, and is read anew. */
function useFailure(name: string): (error: unknown) => void {
  const queryClient = useQueryClient();
  const errorToast = useErrorToast();
  return (error) => {
    errorToast(error);
    if (isRefused(error)) void queryClient.invalidateQueries({ queryKey: bonusesQuery.queryKey });
    else void reportError(name, error);
  };
}

const DONE = { wait: "waits", finished: "becameCash" } as const;

function ActivateButton({ bonus, title }: ActionProps) {
  const t = useTranslations("bonuses");
  const toast = useToast();
  const queryClient = useQueryClient();
  const onError = useFailure("ACTIVATE_BONUS_ERROR");
  const start = useMutation({
    mutationFn: () => activate(queryClient, bonus.id),
    onSuccess: ({ stage }) => {
      const done = stage === "wait" || stage === "finished" ? DONE[stage] : "activated";
      toast((say) => say(`bonuses.${done}`), "success");
    },
    onError,
  });
  return (
    <Button
      kind="action"
      aria-label={`${t("activate")}: ${title}`}
      busy={start.isPending}
      onClick={() => start.mutate()}
    >
      {t("activate")}
    </Button>
  );
}

/** Gives a bonus up, after a question (BONUS-06). */
function CancelButton({ bonus, title }: ActionProps) {
  const t = useTranslations("bonuses.cancel");
  const site = useTranslations("site");
  const toast = useToast();
  const queryClient = useQueryClient();
  const onError = useFailure("CANCEL_BONUS_ERROR");
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const giveUp = useMutation({
    mutationFn: () => cancel(queryClient, bonus.id),
    onSuccess: () => toast((say) => say("bonuses.cancel.done"), "success"),
    onError,
    onSettled: close,
  });
  // Read with the page: the question may be asked before all its words are there.
  const words = {
    question: t("title", { title }),
    text: t(bonus.stage === "handle_bets" ? "inPlay" : "unused"),
    keep: t("keep"),
    close: site("close"),
  };
  return (
    <>
      <Button aria-label={t("label", { title })} onClick={() => setAsked(true)}>
        {t("button")}
      </Button>
      {isAsked ? (
        <Dialog open onClose={close} title={words.question} closeLabel={words.close}>
          <p className="text-md text-pretty">{words.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button kind="danger" busy={giveUp.isPending} onClick={() => giveUp.mutate()}>
              {t("button")}
            </Button>
            <Button onClick={close}>{words.keep}</Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
