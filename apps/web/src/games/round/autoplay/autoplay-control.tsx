import { Button } from "@houselight/ui/button";
import { Checkbox } from "@houselight/ui/checkbox";
import { Menu } from "@houselight/ui/menu";
import { Select } from "@houselight/ui/select";
import { clsx } from "clsx";
import Repeat from "lucide-react/icons/repeat";
import { useId, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../../data/configuration.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { type AutoplayPlan, LOSS_MULTIPLES, ROUND_COUNTS, WIN_MULTIPLES } from "./autoplay-plan.ts";

export interface AutoplayControlProps {
  /** Price of a round, in smallest units. */
  readonly stakeCents: number;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onStart: (plan: AutoplayPlan) => void;
}

/** Sets how many rounds follow by themselves and what ends them; absent where the licence has none. */
export function AutoplayControl({ disabled, onStart, ...stake }: AutoplayControlProps) {
  const t = useTranslations("games.autoplay");
  const { autoplay } = useClientContext().policy.play;
  const [open, setOpen] = useState(false);
  if (!autoplay) return null;
  return (
    <Menu
      open={open && !disabled}
      onOpenChange={setOpen}
      side="top"
      align="end"
      label={t("name")}
      triggerLabel={t("name")}
      triggerClassName={clsx(
        "grid min-h-13 min-w-13 place-items-center rounded-control bg-surface-2 low:min-h-11",
        disabled && "pointer-events-none opacity-60",
      )}
      trigger={<Repeat aria-hidden="true" className="size-5.5" />}
    >
      <PlanForm
        {...stake}
        onStart={(plan) => {
          setOpen(false);
          onStart(plan);
        }}
      />
    </Menu>
  );
}

function PlanForm({
  stakeCents,
  currency,
  onStart,
}: Pick<AutoplayControlProps, "stakeCents" | "currency" | "onStart">) {
  const t = useTranslations("games.autoplay");
  const [rounds, setRounds] = useState<number>(ROUND_COUNTS[0]);
  const [loss, setLoss] = useState<number>(LOSS_MULTIPLES[1]);
  const [win, setWin] = useState<number>(WIN_MULTIPLES[1]);
  const [stopsOnFeature, setStopsOnFeature] = useState(true);
  return (
    <form
      className="flex w-72 max-w-full flex-col gap-4 p-2 low:grid low:w-112 low:grid-cols-2 low:items-end low:gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const limits = { lossLimitCents: stakeCents * loss, winLimitCents: stakeCents * win };
        onStart({ rounds, ...limits, stopsOnFeature });
      }}
    >
      <RoundCount value={rounds} onChange={setRounds} />
      <LimitSelect
        label={t("lossLimit")}
        {...{ stakeCents, currency }}
        multiples={LOSS_MULTIPLES}
        value={loss}
        onChange={setLoss}
      />
      <LimitSelect
        label={t("winLimit")}
        {...{ stakeCents, currency }}
        multiples={WIN_MULTIPLES}
        value={win}
        onChange={setWin}
      />
      <Checkbox
        label={t("onFeature")}
        checked={stopsOnFeature}
        onChange={(event) => setStopsOnFeature(event.target.checked)}
      />
      <Button kind="action" type="submit">
        {t("start", { rounds })}
      </Button>
    </form>
  );
}

function RoundCount({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (rounds: number) => void;
}) {
  const t = useTranslations("games.autoplay");
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1.5 low:col-span-2">
      <legend className="mb-1.5 font-semibold text-sm">{t("rounds")}</legend>
      <div className="grid grid-cols-4 gap-2">
        {ROUND_COUNTS.map((rounds) => (
          <label
            key={rounds}
            className="money relative grid min-h-11 cursor-pointer place-items-center rounded-control border border-line-strong font-semibold text-sm has-checked:border-amber has-checked:bg-surface-2 has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={rounds === value}
              onChange={() => onChange(rounds)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {rounds}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function LimitSelect({
  label,
  stakeCents,
  currency,
  multiples,
  value,
  onChange,
}: Pick<AutoplayControlProps, "stakeCents" | "currency"> & {
  readonly label: string;
  readonly multiples: readonly number[];
  readonly value: number;
  readonly onChange: (multiple: number) => void;
}) {
  const money = useMoney();
  return (
    <Select label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {multiples.map((multiple) => (
        <option key={multiple} value={multiple}>
          {money(stakeCents * multiple, currency)}
        </option>
      ))}
    </Select>
  );
}
