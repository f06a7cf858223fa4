import { Button } from "@houselight/ui/button";
import type { SlotRules } from "@houselight/game-maths/slot";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useFormatter, useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { leastPaid, waysOf } from "../slot-rules.ts";

export interface StakeControlProps {
  readonly stakes: readonly number[];
  readonly stakeCents: number;
  /** Says what a round costs, in stakes. */
  readonly price: number;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onChange: (stakeCents: number) => void;
}

/** One step down, a list of all, one step up. */
export function StakeControl({
  stakes,
  stakeCents,
  price,
  currency,
  disabled,
  onChange,
}: StakeControlProps) {
  const t = useTranslations("games");
  const money = useMoney();
  const costs = (cents: number) => money(Math.round(cents * price), currency);
  const index = stakes.indexOf(stakeCents);
  const step = (by: number) => {
    const next = stakes[index + by];
    if (next !== undefined) onChange(next);
  };
  return (
    <div className="flex items-center rounded-control bg-surface-2 low:justify-between">
      <Button
        kind="bare"
        size="icon"
        aria-label={t("lessStake")}
        disabled={disabled || index <= 0}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" className="size-5" />
      </Button>
      <label className="relative flex min-h-13 min-w-20 flex-col items-center justify-center px-1">
        <span className="text-dim text-xs">{t("stake")}</span>
        <span aria-hidden="true" className="money font-semibold text-sm">
          {costs(stakeCents)}
        </span>
        <select
          value={stakeCents}
          disabled={disabled}
          onChange={(event) => onChange(Number(event.target.value))}
          className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control bg-surface-2 text-center font-semibold text-cream text-sm opacity-0 focus-visible:opacity-100 disabled:cursor-default"
        >
          {stakes.map((cents) => (
            <option key={cents} value={cents}>
              {costs(cents)}
            </option>
          ))}
        </select>
      </label>
      <Button
        kind="bare"
        size="icon"
        aria-label={t("moreStake")}
        disabled={disabled || index < 0 || index >= stakes.length - 1}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

/** Counts the lines that every spin plays, or the ways in which a board can be read. */
export function LineCount({ rules }: { readonly rules: SlotRules }) {
  const t = useTranslations("games");
  const format = useFormatter();
  const by = rules.pays_by;
  const [name, count] =
    by === "lines"
      ? [t("lines"), rules.lines.length]
      : by === "ways"
        ? [t("ways"), waysOf(rules)]
        : [t("paysFrom"), leastPaid(rules)];
  return (
    <dl className="flex flex-col text-center low:flex-row low:justify-between low:px-1 max-[23rem]:hidden">
      <dt className="text-dim text-xs">{name}</dt>
      <dd className="money font-semibold text-sm">{format.number(count)}</dd>
    </dl>
  );
}
