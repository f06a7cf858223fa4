import type { CompCardView } from "@houselight/contracts/comps";
import { Dialog } from "@houselight/ui/dialog";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { isRefused } from "../../../api/errors.ts";
import { tabStore } from "../../../api/kept/kept-store.ts";
import { draftId, forgetDraft } from "../../../api/kept/request-draft.ts";
import { newId } from "../../../api/new-id.ts";
import { reportError } from "../../../api/report-error.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { exchangePoints } from "../../../data/engagement/comps/change-comps.ts";
import { type Purse, useValueText } from "../use-shop.ts";
import { CardStep } from "./card-step.tsx";
import { BonusesStep, ConfirmStep } from "./confirm-step.tsx";
import { FailedStep, SuccessStep } from "./result-step.tsx";

/** A card and how many of it a player thinks of. */
export interface Draft {
  readonly card: CompCardView;
  readonly quantity: number;
}

type Step = "card" | "bonuses" | "confirm" | "success" | "failure";

/**
 * The way from a card to its reward: what it is and how many, whether bonuses are to be on (COMP-13), the
 * confirmation, and the result (COMP-08, MODAL-12). Each step is a dialog of its own.
 */
export function ExchangeFlow({
  draft: { card, quantity: first },
  purse,
  onClose,
}: {
  readonly draft: Draft;
  readonly purse: Purse;
  readonly onClose: () => void;
}) {
  const t = useTranslations("comps");
  const site = useTranslations("site");
  const valueOf = useValueText();
  const [step, setStep] = useState<Step>("card");
  const [quantity, setQuantity] = useState(first);
  const exchange = useExchange({ card, quantity, currency: purse.currency }, setStep);
  const hasBonuses = usePlayer()?.can_issue_bonuses ?? true;
  const agreed = { card, quantity, currency: purse.currency };
  const value = valueOf(card, purse.currency, quantity);
  const titles: Record<Step, string> = {
    card: card.title,
    bonuses: t("bonuses.title"),
    confirm: t("confirm.title", { value }),
    success: t("success.title"),
    failure: t("failure.title"),
  };
  return (
    <Dialog
      key={step}
      open
      onClose={onClose}
      title={titles[step]}
      closeLabel={site("close")}
      staysOnOutsidePress={exchange.isPending}
    >
      {step === "card" ? (
        <CardStep
          {...agreed}
          points={purse.points}
          onQuantity={setQuantity}
          onGo={() => setStep(hasBonuses ? "confirm" : "bonuses")}
          onClose={onClose}
        />
      ) : step === "bonuses" ? (
        <BonusesStep onAllowed={() => setStep("confirm")} onBack={() => setStep("card")} />
      ) : step === "confirm" ? (
        <ConfirmStep
          {...agreed}
          isBusy={exchange.isPending}
          onConfirm={() => exchange.mutate()}
          onBack={() => setStep("card")}
        />
      ) : step === "success" ? (
        <SuccessStep {...agreed} onClose={onClose} />
      ) : (
        <FailedStep onRetry={() => setStep("card")} onClose={onClose} />
      )}
    </Dialog>
  );
}

/**
 * Sends an exchange. Tried again it has the id of before, from another dialog or after a reload too: what has
 * happened unseen does not happen twice. For another reward, number or price it is another one.
 */
function useExchange(wanted: Draft & { readonly currency: string }, onStep: (step: Step) => void) {
  const queryClient = useQueryClient();
  const place = { kind: "exchange", playerId: usePlayer()?.id ?? null } as const;
  const { card, quantity, currency } = wanted;
  const what = JSON.stringify([card.type, card.group, card.rates, card.rate, quantity, currency]);
  return useMutation({
    mutationFn: () =>
      exchangePoints(queryClient, { ...wanted, id: draftId(tabStore, place, what, newId) }),
    onSuccess: () => {
      forgetDraft(tabStore, place);
      onStep("success");
    },
    onError: (error) => {
      if (!isRefused(error)) void reportError("COMPS_EXCHANGE_ERROR", error);
      onStep("failure");
    },
  });
}
