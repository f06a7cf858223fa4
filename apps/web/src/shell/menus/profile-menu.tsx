import { type PlayerView, rolesOf } from "@houselight/contracts/accounts";
import { buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import CircleUser from "lucide-react/icons/circle-user";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl/react";
import { LazyMenu } from "./lazy-menu.tsx";

const AccountLinks = lazy(() => import("./account-links.tsx"));

export function ProfileMenu({ player }: { readonly player: PlayerView }) {
  const t = useTranslations("account");
  return (
    <LazyMenu
      label={t("open")}
      triggerLabel={t("open")}
      triggerClassName={buttonClass({ kind: "bare", size: "icon", className: "max-md:hidden" })}
      trigger={<CircleUser aria-hidden="true" className="size-6" />}
    >
      <p className="flex max-w-72 items-center gap-2 px-3 pt-2 pb-1 text-dim text-xs">
        <span className="truncate">{player.nickname || player.email}</span>
        {rolesOf(player).has("vip") ? (
          <span className="rounded-control bg-amber px-1.5 font-semibold text-ink">{t("vip")}</span>
        ) : null}
      </p>
      <Suspense fallback={<Skeleton className="h-99 w-56" />}>
        <AccountLinks />
      </Suspense>
    </LazyMenu>
  );
}
