import { BET_KINDS } from "@houselight/contracts/sportsbook";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { changeSlip } from "../../../data/engagement/sportsbook/slip/slip-store.ts";
import { isKindOpen } from "../../../data/engagement/sportsbook/slip/slip.ts";
import { useDesk } from "./slip-desk.tsx";

/** Chooses the kind of bet: those that the number of selections does not allow are closed. */
export function SlipKinds() {
  const t = useTranslations("sportsbook.kind");
  const { slip, kind: chosen } = useDesk();
  return (
    <fieldset className="grid grid-cols-[auto_1fr_auto] gap-1 rounded-control bg-ink p-1">
      <legend className="sr-only">{t("title")}</legend>
      {BET_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === chosen}
          disabled={!isKindOpen(kind, slip.picks.length)}
          onClick={() => changeSlip((before) => ({ ...before, kind }))}
          className={clsx(
            "min-h-9 min-w-0 cursor-pointer rounded-control px-2.5 font-medium text-sm disabled:cursor-default disabled:text-line-strong",
            kind === chosen ? "bg-surface-2 text-cream" : "text-dim hover:text-cream",
          )}
        >
          {t(kind)}
        </button>
      ))}
    </fieldset>
  );
}
