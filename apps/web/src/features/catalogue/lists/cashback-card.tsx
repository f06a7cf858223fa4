import { buttonClass } from "@houselight/ui/button";
import { Link } from "@tanstack/react-router";
import HandCoins from "lucide-react/icons/hand-coins";
import { useTranslations } from "use-intl/react";

/**
 * Leads the live games (GAME-08): where it is said what of their stakes comes back. It promises nothing
 * itself, as what is given back is the promotions' to say.
 */
export function CashbackCard({ shape }: { readonly shape: "tile" | "wide" }) {
  const t = useTranslations("catalogue");
  return (
    <Link
      to="/promotions/{-$slug}"
      params={{}}
      data-card="cashback"
      className={`flex w-full items-center justify-center rounded-tile border-2 border-line bg-surface-1 p-4 text-center hover:border-amber ${
        shape === "tile"
          ? "h-full min-h-72 flex-col gap-2"
          : "h-full min-h-28 flex-wrap gap-x-6 gap-y-3"
      }`}
    >
      <HandCoins aria-hidden="true" className="size-10 shrink-0 text-amber" />
      <span className="font-semibold">{t("cashback")}</span>
      <span className="max-w-sm text-balance text-dim text-sm">{t("cashbackText")}</span>
      <span className={buttonClass()}>{t("cashbackGo")}</span>
    </Link>
  );
}
