import { clsx } from "clsx";
import { type Ref, useId } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { multiplierText } from "../../../data/engagement/rocket/multiplier-text.ts";
import type { BetChoice } from "./use-choice.ts";

export interface TargetFieldProps {
  readonly choice: BetChoice;
  readonly disabled: boolean;
  /** Id of the line that says what is wrong. */
  readonly noteId: string;
  readonly ref: Ref<HTMLInputElement>;
}

/** Chooses whether a bet cashes out by itself, and at which multiplier. */
export function TargetField({ choice, disabled, noteId, ref }: TargetFieldProps) {
  const t = useTranslations("rocket.bet");
  const id = useId();
  const { hasTarget, targetText, problem } = choice;
  return (
    <div
      className={clsx(
        "flex min-h-13 items-center gap-2.5 rounded-control bg-surface-2 pr-2 pl-3",
        problem && "outline-2 outline-brick-text",
      )}
    >
      <span className="relative size-5.5 shrink-0">
        <input
          id={`${id}on`}
          type="checkbox"
          checked={hasTarget}
          disabled={disabled}
          onChange={(event) => choice.wantTarget(event.target.checked)}
          className="peer size-full"
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="pointer-events-none absolute inset-0 hidden size-full p-0.5 text-ink peer-checked:block"
        >
          <path d="M3 8.5l3.5 3.5L13 5" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </span>
      <div className="min-w-0 grow">
        <label
          htmlFor={`${id}on`}
          className="block cursor-pointer text-dim text-xs leading-tight hyphens-auto"
        >
          {t("byItself")}
        </label>
        <span className={clsx("flex items-center gap-1 font-semibold", !hasTarget && "text-dim")}>
          <span aria-hidden="true">×</span>
          <input
            ref={ref}
            inputMode="decimal"
            autoComplete="off"
            aria-label={t("target")}
            aria-describedby={problem ? noteId : undefined}
            aria-invalid={problem ? true : undefined}
            value={targetText}
            disabled={disabled || !hasTarget}
            onChange={(event) => choice.writeTarget(event.target.value)}
            onBlur={choice.checkTarget}
            className="money w-full min-w-0 rounded-sm bg-transparent py-0.5"
          />
        </span>
      </div>
    </div>
  );
}

/** Says what is wrong with the target: nothing most of the time. */
export function TargetNote({ choice, id }: { readonly choice: BetChoice; readonly id: string }) {
  const t = useTranslations("rocket.bet");
  const locale = useLocale();
  const { problem, limits } = choice;
  const texts = {
    unread: () => t("unread", { example: multiplierText(250, locale) }),
    low: () => t("low", { multiplier: multiplierText(limits.least, locale) }),
    high: () => t("high", { multiplier: multiplierText(limits.most, locale) }),
  };
  return (
    <span id={id} className="text-brick-text">
      {problem ? texts[problem]() : null}
    </span>
  );
}
