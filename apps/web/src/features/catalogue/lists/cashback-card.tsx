import { buttonClass } from "@houselight/ui/button";
import { clsx } from "clsx";
import HandCoins from "lucide-react/icons/hand-coins";
import { useTranslations } from "use-intl/react";
import { placeOf } from "../../../shell/links/named-places.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/**
 * Leads the live games (GAME-08): where it is said what of their stakes comes back. It promises nothing
 * itself, as what is given back is the promotions' to say.
 */
export function CashbackCard({ shape }: { readonly shape: "tile" | "wide" }) {
  const t = useTranslations("catalogue");
  const isTile = shape === "tile";
  return (
    <Link
      to={placeOf("promoPage")}
      data-card="cashback"
      className={clsx(
        "flex h-full w-full items-center justify-center rounded-tile border-2 border-line bg-surface-1 p-4 hover:border-amber",
        isTile
          ? "min-h-72 flex-col gap-3 text-center"
          : "flex-wrap gap-x-6 gap-y-4 sm:p-6 lg:flex-nowrap",
      )}
    >
      <HandCoins aria-hidden="true" className="size-10 shrink-0 text-amber" />
      <span className={clsx("flex min-w-0 flex-col gap-1", !isTile && "grow basis-48")}>
        <span className="font-semibold">{t("cashback")}</span>
        <span className="text-balance text-dim text-sm">{t("cashbackText")}</span>
      </span>
      <span className={buttonClass({ className: "shrink-0" })}>{t("cashbackGo")}</span>
    </Link>
  );
}
