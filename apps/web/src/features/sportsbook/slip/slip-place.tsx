import { Dialog } from "@houselight/ui/dialog";
import { clsx } from "clsx";
import ChevronUp from "lucide-react/icons/chevron-up";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useOddsText } from "../odds/use-market-words.ts";
import { combinedOdds } from "./combined-odds.ts";
import { type Desk, useDesk } from "./slip-desk.tsx";
import { SlipPanel } from "./slip-panel.tsx";

/** The slip where it is always in reach: a rail beside the page, or a bar at its foot that opens a sheet. */
export function SlipPlace() {
  const t = useTranslations();
  const desk = useDesk();
  const [isOpen, setOpen] = useState(false);
  const count = desk.slip.picks.length;
  const isShown = count > 0 || desk.placing.answers.length > 0;
  return (
    <>
      <aside
        aria-label={t("sportsbook.slip.title")}
        className="sticky top-22 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain rounded-tile bg-surface-1 p-4 shadow-paper [scrollbar-width:thin] min-[1180px]:block"
      >
        <h2 className="mb-3 text-lg">{t("sportsbook.slip.title")}</h2>
        <SlipPanel />
      </aside>
      {isShown ? (
        <div
          className={clsx(
            "sticky z-10 -mx-2 pr-16 pb-2 lg:bottom-0 min-[1180px]:hidden",
            // Beside the button of shortcuts, and above the bar of the site, which for guests is higher by its buttons.
            desk.isPlayer
              ? "bottom-[calc(4.0625rem+env(safe-area-inset-bottom))]"
              : "bottom-[calc(7.5625rem+env(safe-area-inset-bottom))] low:bottom-[calc(4.0625rem+env(safe-area-inset-bottom))] lg:low:bottom-0",
          )}
        >
          <button
            type="button"
            aria-haspopup="dialog"
            data-slip-bar=""
            onClick={() => setOpen(true)}
            className="flex min-h-13 w-full max-w-xl cursor-pointer md:mx-auto items-center gap-3 rounded-tile bg-cream px-4 font-semibold text-ink shadow-lifted"
          >
            <BarText desk={desk} />
            <ChevronUp aria-hidden="true" className="size-5 shrink-0" />
          </button>
        </div>
      ) : null}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("sportsbook.slip.title")}
        closeLabel={t("site.close")}
      >
        <SlipPanel onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function BarText({ desk }: { readonly desk: Desk }) {
  const t = useTranslations("sportsbook.slip");
  const oddsText = useOddsText();
  const { judged, slip, kind, placing } = desk;
  const [first] = judged.drafts;
  const isOne = judged.drafts.length === 1 && kind !== "system";
  const odds = isOne && first ? combinedOdds(first.legs.map((leg) => leg.odds)) : null;
  const count = slip.picks.length;
  const text = count > 0 ? t("count", { count }) : t("answered", { count: placing.answers.length });
  return (
    <>
      <span className="min-w-0 grow truncate text-left">{text}</span>
      {odds === null ? null : <span className="money">{oddsText(odds)}</span>}
    </>
  );
}
