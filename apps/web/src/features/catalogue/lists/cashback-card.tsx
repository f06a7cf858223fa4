import { buttonClass } from "@houselight/ui/button";
import { clsx } from "clsx";
import HandCoins from "lucide-react/icons/hand-coins";
import { useFormatter, useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { cashbackOfLive, cashbackQuery } from "../../../data/engagement/cashback/cashback.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { placeOf } from "../../../shell/links/named-places.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/**
 * Leads the live games (GAME-08): what part of a loss comes back, and to a player how the period stands. Where
 * no cashback runs it says where to read of it, and promises nothing.
 */
export function CashbackCard({ shape }: { readonly shape: "tile" | "wide" }) {
  const t = useTranslations("catalogue");
  const isTile = shape === "tile";
  const { text, standing, isOwn } = useCashbackText();
  // Read for both: signing in changes which of them it is.
  const words = { go: t("cashbackGo"), own: t("cashbackOwn") };
  return (
    <Link
      to={isOwn ? "/profile/gifts" : placeOf("promoPage")}
      {...(isOwn ? { hash: "cashback" } : {})}
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
        <span className="text-balance text-dim text-sm">{text}</span>
        {standing ? <span className="text-balance text-sm">{standing}</span> : null}
      </span>
      <span className={buttonClass({ className: "shrink-0" })}>{isOwn ? words.own : words.go}</span>
    </Link>
  );
}

/** Says what comes back of live tables, and how the player's own period stands. */
function useCashbackText() {
  const t = useTranslations("catalogue");
  const rules = useTranslations("cashback.rule");
  const format = useFormatter();
  const money = useMoney();
  const cashback = cashbackOfLive(useData(cashbackQuery) ?? []);
  if (!cashback) return { text: t("cashbackText"), standing: null, isOwn: false };
  const { share_bp, period, currency, net_loss_cents: lost, expected_cents: back } = cashback;
  const percent = format.number(share_bp / 10_000, { style: "percent", maximumFractionDigits: 2 });
  const text = rules(period, { percent });
  if (lost === null || back === null) return { text, standing: null, isOwn: false };
  const amounts = { lost: money(Math.max(lost, 0), currency), back: money(back, currency) };
  const standing = t("cashbackStanding", amounts);
  return { text, standing: lost > 0 ? standing : null, isOwn: true };
}
