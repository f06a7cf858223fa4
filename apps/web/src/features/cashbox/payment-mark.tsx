import type { PaymentMethod } from "@houselight/contracts/cashbox";
import CreditCardIcon from "lucide-react/icons/credit-card";
import LandmarkIcon from "lucide-react/icons/landmark";
import TicketIcon from "lucide-react/icons/ticket";
import ZapIcon from "lucide-react/icons/zap";
import { useTranslations } from "use-intl/react";

const ICONS: Readonly<Record<string, typeof CreditCardIcon>> = {
  card: CreditCardIcon,
  sofort: ZapIcon,
  bank: LandmarkIcon,
  voucher: TicketIcon,
};

/** The sign of a payment method: an outline, or a coin's code. Nobody's trademark. */
export function PaymentMark({ method }: { readonly method: PaymentMethod }) {
  const Icon = ICONS[method.id];
  return (
    <span
      aria-hidden="true"
      className="grid h-8 w-12 shrink-0 place-items-center rounded-control bg-cream text-ink shadow-paper"
    >
      {Icon ? (
        <Icon className="size-5" />
      ) : (
        <span className="font-bold font-display text-xs">{method.currencies[0]}</span>
      )}
    </span>
  );
}

/** Names a method by its id; one that has no text yet shows its id. */
export function useMethodName(): (id: string) => string {
  const t = useTranslations("cashbox.methods");
  return (id) => {
    const key = id as "card";
    return t.has(key) ? t(key) : id;
  };
}
