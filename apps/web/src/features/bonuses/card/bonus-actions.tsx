import { type BonusView, ENDED_STAGES } from "@houselight/contracts/bonuses";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useGiftFailure } from "../../../i18n/page/use-gift-failure.ts";
import { bonusesQuery } from "../../../data/bonuses/bonuses.ts";
import { activate, cancel } from "../../../data/bonuses/change-bonuses.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";
import { ActivateButton, CancelButton } from "./gift-actions.tsx";

const DONE = { wait: "waits", finished: "becameCash" } as const;

/** Lets a player activate a bonus, or give it up; nothing once it is over. */
export function BonusActions({
  bonus,
  title,
}: {
  readonly bonus: BonusView;
  readonly title: string;
}) {
  const t = useTranslations("bonuses.cancel");
  const toast = useToast();
  const queryClient = useQueryClient();
  const onActivateError = useGiftFailure("ACTIVATE_BONUS_ERROR", bonusesQuery.queryKey);
  const onCancelError = useGiftFailure("CANCEL_BONUS_ERROR", bonusesQuery.queryKey);
  if (ENDED_STAGES.includes(bonus.stage)) return null;
  const start = async () => {
    const { stage } = await activate(queryClient, bonus.id);
    const done = stage === "wait" || stage === "finished" ? DONE[stage] : "activated";
    toast((say) => say(`bonuses.${done}`), "success");
  };
  const giveUp = async () => {
    await cancel(queryClient, bonus.id);
    toast((say) => say("bonuses.cancel.done"), "success");
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {bonus.activatable ? (
        <ActivateButton title={title} act={start} onError={onActivateError} />
      ) : null}
      <CancelButton title={title} act={giveUp} onError={onCancelError}>
        {t(bonus.stage === "handle_bets" ? "inPlay" : "unused")}
      </CancelButton>
    </div>
  );
}
