import type { PaymentState, PaymentView } from "@houselight/contracts/cashbox";
import { Badge, type BadgeTone } from "@houselight/ui/badge";
import { useTranslations } from "use-intl/react";
import { houseNow } from "../../../api/sending/house-time.ts";
import { useMoment } from "../../../i18n/local-time.tsx";
import { type HouseClock, useMoments } from "../../../live/house-clock/use-house-clock.ts";
import { isPaidOtherwise } from "./canceled-deposit.ts";

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

const CLOCK: HouseClock = { now: houseNow };

/**
 * Tells whether a withdrawal waits for its time. From then on it waits for whoever checks it, and its
 * words change on the spot.
 */
function useHeldBack({ waits_until }: PaymentView): boolean {
  const until = waits_until === null ? null : Date.parse(waits_until);
  useMoments(CLOCK, until === null ? [] : [until]);
  return until !== null && until > CLOCK.now();
}

export function PaymentStateBadge({ payment }: { readonly payment: PaymentView }) {
  const t = useTranslations("cashbox");
  const isHeldBack = useHeldBack(payment);
  const { action, state } = payment;
  const text =
    action === "deposit"
      ? t(`states.${state}`)
      : t(`cashoutStates.${isHeldBack ? "waiting" : state}`);
  return <Badge tone={TONES[state]}>{text}</Badge>;
}

const refundState = (state: PaymentState): "underWay" | "succeeded" | "ended" =>
  isUnderWay(state) ? "underWay" : state === "succeeded" ? "succeeded" : "ended";

/** Says what the state means, what happens next, and why it ended, in plain words. */
export function usePaymentText(payment: PaymentView) {
  const t = useTranslations("cashbox");
  const moment = useMoment();
  const isHeldBack = useHeldBack(payment);
  const { action, state, waits_until, instructions, refund, recallable } = payment;
  const cashoutNext = (): string => {
    const next =
      isHeldBack && waits_until !== null
        ? t("cashoutNext.waiting", { time: moment(waits_until) })
        : t(`cashoutNext.${state}`);
    return recallable ? `${next} ${t("cashoutNext.takeBack")}` : next;
  };
  const next = (): string => {
    if (refund) return t(`refundNext.${refundState(state)}`);
    if (action === "cashout") return cashoutNext();
    if (isPaidOtherwise(payment)) return t("nextOtherAmount");
    // Coins may have been sent all the same.
    if (payment.reason === "not_confirmed") return t("nextUnconfirmed");
    return state === "pending" && instructions ? t("nextInstructions") : t(`next.${state}`);
  };
  const reasonText = (): string | null => {
    const reason = reasonOf(payment);
    if (reason === null) return null;
    const key = `reasons.${reason}` as "reasons.unknown";
    return t.has(key) ? t(key) : t("reasons.unknown");
  };
  return { title: t(refund ? "refund" : action), next: next(), reason: reasonText() };
}
