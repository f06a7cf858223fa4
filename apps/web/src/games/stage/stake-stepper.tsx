import { useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { ChoiceStepper } from "./choice-stepper.tsx";

export interface StakeStepperProps {
  /** Stakes that are offered, in smallest units, from the least to the most. */
  readonly stakes: readonly number[];
  readonly stakeCents: number;
  /** Says what a round costs, in stakes. */
  readonly price?: number;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onChange: (stakeCents: number) => void;
}

/** Chooses the stake of the next round, told as what the round costs. */
export function StakeStepper({
  stakes,
  stakeCents,
  price = 1,
  currency,
  disabled,
  onChange,
}: StakeStepperProps) {
  const t = useTranslations("games");
  const money = useMoney();
  return (
    <ChoiceStepper
      label={t("stake")}
      lessLabel={t("lessStake")}
      moreLabel={t("moreStake")}
      values={stakes}
      value={stakeCents}
      textOf={(cents) => money(Math.round(cents * price), currency)}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
