import type { PaymentMethod } from "@houselight/contracts/cashbox";
import BitcoinIcon from "lucide-react/icons/bitcoin";
import CreditCardIcon from "lucide-react/icons/credit-card";
import LandmarkIcon from "lucide-react/icons/landmark";
import TicketIcon from "lucide-react/icons/ticket";
import { useTranslations } from "use-intl/react";

const ICONS = {
  cards: CreditCardIcon,
  crypto: BitcoinIcon,
  vouchers: TicketIcon,
  bank_transfer: LandmarkIcon,
} as const;

/** The methods as cards of one choice; fee and timing are said on each. */
export function MethodChoice({
  methods,
  value,
  onChange,
}: {
  readonly methods: readonly PaymentMethod[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const t = useTranslations("cashbox");
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1.5 font-medium text-sm">{t("method")}</legend>
      {methods.map((method) => {
        const Icon = ICONS[method.type];
        return (
          <label
            key={method.id}
            className="flex min-h-16 cursor-pointer items-center gap-4 rounded-control border border-line-strong bg-ink px-4 py-2 has-checked:border-cream has-checked:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-amber has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="method"
              value={method.id}
              checked={method.id === value}
              onChange={() => onChange(method.id)}
              className="size-5 accent-cream outline-none"
            />
            <Icon aria-hidden="true" className="size-6 text-dim" />
            <MethodName id={method.id} />
            <span className="ml-auto text-right text-dim text-xs">
              {t("free")}
              <br />
              {t("instant")}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Name of a method; one that has no text yet shows its id. */
export function MethodName({ id }: { readonly id: string }) {
  const t = useTranslations("cashbox.methods");
  const key = id as "card";
  return <span className="font-semibold">{t.has(key) ? t(key) : id}</span>;
}
