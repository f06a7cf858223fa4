import type { PaymentState, PaymentView } from "@houselight/contracts/cashbox";
import { Badge, type BadgeTone } from "@houselight/ui/badge";
import { useTranslations } from "use-intl/react";
import { useMoment } from "../../../i18n/local-time.tsx";

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

/** Tells a state that may still change by itself. */
export const isUnderWay = (state: PaymentState): boolean => TONES[state] === "waiting";

/** Why it ended without success; a decline that was followed by the money is no reason any more. */
export const reasonOf = ({
  state,
  reason,
}: Pick<PaymentView, "state" | "reason">): string | null =>
  isUnderWay(state) || state === "succeeded" ? null : reason;

export function PaymentStateBadge({ payment }: { readonly payment: PaymentView }) {
  const t = useTranslations("cashbox");
  const { action, state, waits_until } = payment;
  const text =
    action === "deposit"
      ? t(`states.${state}`)
      : t(`cashoutStates.${waits_until ? "waiting" : state}`);
  return <Badge tone={TONES[state]}>{text}</Badge>;
}

const refundState = (state: PaymentState): "underWay" | "succeeded" | "ended" =>
  isUnderWay(state) ? "underWay" : state === "succeeded" ? "succeeded" : "ended";

/** Says what the state means, what happens next, and why it ended, in plain words. */
export function usePaymentText() {
  const t = useTranslations("cashbox");
  const moment = useMoment();
  const cashoutNext = ({ state, waits_until, recallable }: PaymentView): string => {
    const next = waits_until
      ? t("cashoutNext.waiting", { time: moment(waits_until) })
      : t(`cashoutNext.${state}`);
    return recallable ? `${next} ${t("cashoutNext.takeBack")}` : next;
  };
  return {
    title: ({ action, refund }: PaymentView): string => t(refund ? "refund" : action),
    next: (payment: PaymentView): string => {
      const { action, state, instructions, refund } = payment;
      if (refund) return t(`refundNext.${refundState(state)}`);
      if (action === "cashout") return cashoutNext(payment);
      return state === "pending" && instructions ? t("nextInstructions") : t(`next.${state}`);
    },
    reason: (payment: PaymentView): string | null => {
      const reason = reasonOf(payment);
      if (reason === null) return null;
      const key = `reasons.${reason}` as "reasons.unknown";
      return t.has(key) ? t(key) : t("reasons.unknown");
    },
  };
}
