import { formatAmount } from "@houselight/contracts/money";
import clsx from "clsx";
import { useLocale } from "use-intl/react";

/** Papers of the chips, from the lowest value on: dark enough for small print in cream. */
const PAPERS = ["#2a5189", "#8f2232", "#17603f", "#6b3d8f", "#85490a", "#2a3060"] as const;

/** `1.00` is `1` on a chip; `0.50` stays. */
function useChipText(): (cents: number, currency: string) => string {
  const locale = useLocale();
  return (cents, currency) => formatAmount(cents, currency, locale).replace(/[.,]00$/, "");
}

/** A paper chip with its value; its paper is that of the highest chip it could be made of. */
export function Chip({
  cents,
  currency,
  chips,
  className,
}: {
  readonly cents: number;
  readonly currency: string;
  readonly chips: readonly number[];
  readonly className?: string;
}) {
  const text = useChipText()(cents, currency);
  const index = Math.max(
    0,
    chips.findLastIndex((chip) => chip <= cents),
  );
  return (
    <span
      aria-hidden="true"
      style={{ background: PAPERS[index % PAPERS.length] }}
      className={clsx(
        "money grid place-items-center rounded-full border-2 border-cream border-dashed font-bold text-cream shadow-paper",
        className,
      )}
    >
      {text}
    </span>
  );
}
