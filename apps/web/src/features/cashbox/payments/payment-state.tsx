import type { PaymentState, PaymentView } from "@houselight/contracts/cashbox";
import { Badge, type BadgeTone } from "@houselight/ui/badge";
import { useTranslations } from "use-intl/react";

const TONES: Readonly<Record<PaymentState, BadgeTone>> = {
  pending: "waiting",
  processing: "waiting",
  reserved: "waiting",
  succeeded: "good",
  declined: "bad",
  rejected: "bad",
  recalled: "neutral",
  canceled: "neutral",
};

/** Whether the state may still change by itself. */
export const isUnderWay = (state: PaymentState): boolean => TONES[state] === "waiting";

export function PaymentStateBadge({ payment }: { readonly payment: PaymentView }) {
  const t = useTranslations("cashbox");
  const texts = payment.action === "deposit" ? "states" : "cashoutStates";
  return <Badge tone={TONES[payment.state]}>{t(`${texts}.${payment.state}`)}</Badge>;
}

/** Says what the state means, what happens next, and why it ended, in plain words. */
export function usePaymentText() {
  const t = useTranslations("cashbox");
  return {
    next: ({ action, state, instructions }: PaymentView): string => {
      if (action === "cashout") return t(`cashoutNext.${state}`);
      return state === "pending" && instructions ? t("nextInstructions") : t(`next.${state}`);
    },
    reason: ({ reason }: PaymentView): string | null => {
      if (reason === null) return null;
      const key = `reasons.${reason}` as "reasons.unknown";
      return t.has(key) ? t(key) : t("reasons.unknown");
    },
  };
}
