import { Menu } from "@houselight/ui/menu";
import { clsx } from "clsx";
import ChevronUp from "lucide-react/icons/chevron-up";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { useModeWords } from "../pays/mode-words.ts";
import type { BetModes } from "./use-bet-mode.ts";

/** Chooses the way to bet: each with its price for this stake, and what it changes. */
export function ModeControl({
  slug,
  modes: { modes, chosen, choose },
  stakeCents,
  currency,
  disabled,
}: {
  readonly slug: string;
  readonly modes: BetModes;
  /** Stake of the plain game. */
  readonly stakeCents: number;
  readonly currency: string;
  readonly disabled: boolean;
}) {
  const t = useTranslations("games.slotRules");
  const words = useModeWords(slug);
  const money = useMoney();
  const [open, setOpen] = useState(false);
  // A press takes the choice and closes; arrow keys, which click too, go on through the choices.
  const pressed = useRef(false);
  if (modes.length < 2) return null;
  return (
    <Menu
      open={open && !disabled}
      onOpenChange={setOpen}
      side="top"
      align="start"
      label={t("mode")}
      triggerClassName={clsx(
        "flex min-h-13 items-center gap-2 rounded-control bg-surface-2 px-3 text-left low:min-h-11 low:w-full low:justify-between",
        disabled && "pointer-events-none opacity-60",
      )}
      trigger={
        <>
          <span className="flex flex-col">
            <span className="text-dim text-xs">{t("mode")}</span>
            <span className="font-semibold text-sm">{words(chosen, "").name}</span>
          </span>
          <ChevronUp aria-hidden="true" className="size-4 shrink-0" />
        </>
      }
    >
      <fieldset
        className="flex max-w-sm flex-col gap-1"
        onPointerDown={() => {
          pressed.current = true;
        }}
        onKeyDown={() => {
          pressed.current = false;
        }}
      >
        <legend className="sr-only">{t("mode")}</legend>
        {modes.map((mode) => {
          const { name, text } = words(mode, money(Math.round(stakeCents * mode.price), currency));
          return (
            <label
              key={mode.mode}
              className={clsx(
                "grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-control p-3",
                mode === chosen ? "bg-surface-2" : "hover:bg-surface-2/60",
              )}
            >
              <input
                type="radio"
                name="bet-mode"
                checked={mode === chosen}
                onChange={() => choose(mode.mode)}
                onClick={() => {
                  if (pressed.current) setOpen(false);
                }}
                className="mt-1 size-4 shrink-0 accent-amber"
              />
              <span className="font-semibold">{name}</span>
              <span className="col-start-2 text-dim text-sm">{text}</span>
            </label>
          );
        })}
      </fieldset>
    </Menu>
  );
}
