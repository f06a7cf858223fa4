import type { PaymentState } from "@houselight/contracts/cashbox";
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

export function PaymentStateBadge({ state }: { readonly state: PaymentState }) {
  const t = useTranslations("cashbox.states");
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
