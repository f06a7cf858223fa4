import { Button } from "@houselight/ui/button";
import Copy from "lucide-react/icons/copy";
import Eraser from "lucide-react/icons/eraser";
import Repeat from "lucide-react/icons/repeat";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import clsx from "clsx";
import type { ComponentType, ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { ignoreRepeat } from "../round/use-go-key.ts";
import { ToolButton } from "../stage/tool-button.tsx";
import { Chip } from "./chip.tsx";
import type { TableLook } from "./table-look.ts";

/** Which chip is in hand. */
export function ChipChoice({
  chips,
  chosen,
  currency,
  onChoose,
}: {
  readonly chips: readonly number[];
  readonly chosen: number;
  readonly currency: string;
  readonly onChoose: (cents: number) => void;
}) {
  const t = useTranslations("games.table");
  const money = useMoney();
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-1 border-0 p-0" aria-label={t("chip")}>
      {chips.map((cents) => (
        <button
          key={cents}
          type="button"
          aria-pressed={cents === chosen}
          aria-label={t("chipOf", { amount: money(cents, currency) })}
          onClick={() => onChoose(cents)}
          className={clsx(
            "grid size-11 cursor-pointer place-items-center rounded-full transition-[translate]",
            cents === chosen
              ? "-translate-y-1 outline-2 outline-amber"
              : "opacity-80 hover:opacity-100",
          )}
        >
          <Chip cents={cents} currency={currency} chips={chips} className="size-10 text-xs" />
        </button>
      ))}
    </fieldset>
  );
}

export interface TableActionsProps {
  readonly removing: boolean;
  readonly canUndo: boolean;
  readonly hasChips: boolean;
  readonly canRepeat: boolean;
  readonly disabled: boolean;
  readonly onRemoving: () => void;
  readonly onChange: (type: "undo" | "double" | "clear" | "repeat") => void;
  /** Further tools of a table. */
  readonly children?: ReactNode;
}

/** Undo, double, clear, repeat, and a mode in which a press takes chips off. */
export function TableActions({
  removing,
  canUndo,
  hasChips,
  canRepeat,
  disabled,
  onRemoving,
  onChange,
  children,
}: TableActionsProps) {
  const t = useTranslations("games.table");
  const action = (
    name: string,
    Icon: ComponentType<{ className?: string }>,
    able: boolean,
    onClick: () => void,
    pressed?: boolean,
  ) => (
    <ToolButton
      name={name}
      Icon={Icon}
      pressed={pressed}
      disabled={disabled || !able}
      className={pressed ? "text-amber" : undefined}
      onClick={onClick}
    />
  );
  return (
    <div className="flex flex-wrap items-center low:contents">
      {action(t("undo"), Undo2, canUndo, () => onChange("undo"))}
      {action(t("remove"), Eraser, true, onRemoving, removing)}
      {action(t("double"), Copy, hasChips, () => onChange("double"))}
      {action(t("clear"), Trash2, hasChips, () => onChange("clear"))}
      {action(t("repeat"), Repeat, canRepeat, () => onChange("repeat"))}
      {children}
    </div>
  );
}

/** Shows the total on the table, and the button that starts a round or, while one is shown, skips to its end. */
export function GoAction({
  go,
  stakedCents,
  shownCents,
  currency,
  idle,
  disabled,
  onPress,
}: {
  readonly go: TableLook<unknown>["go"];
  /** Total of the chips of the next round. */
  readonly stakedCents: number;
  /** Total of the chips that lie on the table now. */
  readonly shownCents: number;
  readonly currency: string;
  readonly idle: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}) {
  const t = useTranslations("games.table");
  const money = useMoney();
  return (
    <div className="ml-auto flex items-center gap-4 low:order-2 low:w-full low:flex-col low:items-stretch low:gap-0.5 max-sm:w-full">
      <p className="text-right low:flex low:items-baseline low:justify-between max-sm:grow max-sm:text-left">
        <span className="block text-dim text-xs">{t("total")}</span>
        <span className="money font-semibold text-sm" data-total={stakedCents}>
          {money(shownCents, currency)}
        </span>
      </p>
      <Button
        kind="action"
        size="large"
        className="min-w-34 text-lg low:min-h-12 low:py-2"
        disabled={disabled}
        onKeyDown={ignoreRepeat}
        onClick={onPress}
      >
        {t(idle ? `go.${go}` : "skip")}
      </Button>
    </div>
  );
}
