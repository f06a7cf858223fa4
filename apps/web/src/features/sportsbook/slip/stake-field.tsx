import { clsx } from "clsx";
import { useId, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { JudgedDraft } from "../../../data/engagement/sportsbook/slip/judge-slip.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { useDesk } from "./slip-desk.tsx";

/** Problems of a stake itself, which its field says. */
const OF_STAKE: readonly unknown[] = ["stake_unread", "stake_refused", "stake_low", "stake_high"];

/** The stake of a bet, or of each of its lines, as it is typed. What is wrong with it is said once it was left. */
export function StakeField({
  label,
  isLabelHidden = false,
  draft,
  onChange,
}: {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly draft: JudgedDraft;
  readonly onChange: (stake: string) => void;
}) {
  const id = useId();
  const { currency } = useDesk();
  const [isLeft, setLeft] = useState(false);
  const { block } = draft;
  if (draft.freeBet) return <FreeStake label={label} isLabelHidden={isLabelHidden} draft={draft} />;
  const problem = isLeft && OF_STAKE.includes(block) ? block : null;
  return (
    <div className={clsx("flex flex-col items-end gap-0.5", !isLabelHidden && "w-full")}>
      <div className={clsx("flex items-center gap-3", !isLabelHidden && "w-full justify-between")}>
        <label htmlFor={id} className={isLabelHidden ? "sr-only" : "text-sm"}>
          {label}
        </label>
        <span className="relative block w-29 shrink-0">
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={draft.draft.stake}
            placeholder="0"
            aria-describedby={problem ? `${id}note` : undefined}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => onChange(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => setLeft(true)}
            className="money min-h-10 w-full scroll-mb-36 rounded-control border border-line-strong bg-ink pr-11 pl-3 text-right font-semibold text-md placeholder:text-dim hover:border-cream aria-invalid:border-brick-text disabled:border-line disabled:text-dim"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-dim text-xs"
          >
            {currency}
          </span>
        </span>
      </div>
      <p
        id={`${id}note`}
        aria-live="polite"
        className="text-right text-brick-text text-xs empty:hidden"
      >
        {problem ? <StakeProblem draft={draft} /> : null}
      </p>
    </div>
  );
}

/** The stake of a bet that a free bet pays for: it is the free bet's amount, and fixed. */
function FreeStake({
  label,
  isLabelHidden,
  draft,
}: {
  readonly label: string;
  readonly isLabelHidden: boolean;
  readonly draft: JudgedDraft;
}) {
  const t = useTranslations("sportsbook.bets");
  const money = useMoney();
  const { currency } = useDesk();
  return (
    <div className={clsx("flex flex-col items-end gap-0.5", !isLabelHidden && "w-full")}>
      <p
        data-free-stake={draft.freeBet?.id}
        className={clsx(
          "flex min-h-10 items-center gap-2 whitespace-nowrap text-sm",
          !isLabelHidden && "w-full",
        )}
      >
        <span className={isLabelHidden ? "sr-only" : "grow"}>{label}</span>
        <span className="text-dim">{t("free")}</span>
        <span className="money font-semibold text-md">{money(draft.total, currency)}</span>
      </p>
      <p aria-live="polite" className="text-right text-brick-text text-xs empty:hidden">
        {OF_STAKE.includes(draft.block) ? <StakeProblem draft={draft} /> : null}
      </p>
    </div>
  );
}

/** Says what is wrong with a stake. */
function StakeProblem({ draft: { block, limits } }: { readonly draft: JudgedDraft }) {
  const t = useTranslations("sportsbook.slip");
  const money = useMoney();
  const { currency } = useDesk();
  if (block === "stake_low") return t("stakeLow", { amount: money(limits?.least ?? 0n, currency) });
  if (block === "stake_high")
    return t("stakeHigh", { amount: money(limits?.most ?? 0n, currency) });
  return block === "stake_refused" ? t("stakeRefused") : t("stakeUnread");
}
