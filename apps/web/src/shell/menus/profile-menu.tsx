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
  const isVip = rolesOf(player).has("vip");
  return (
    <LazyMenu
      label={t("open")}
      triggerLabel={t("open")}
      triggerClassName={buttonClass({ kind: "bare", size: "icon", className: "max-md:hidden" })}
      trigger={
        <span className="relative">
          <CircleUser aria-hidden="true" className="size-6" />
          {isVip ? (
            <span className="-bottom-2 -translate-x-1/2 absolute left-1/2 rounded-control bg-amber px-1 font-bold text-[0.625rem] text-ink leading-4">
              {t("vip")}
            </span>
          ) : null}
        </span>
      }
    >
      <p className="flex max-w-72 items-center gap-2 px-3 pt-2 pb-1 text-dim text-xs">
        <span className="truncate">{player.nickname || player.email}</span>
      </p>
      <Suspense fallback={<Skeleton className="h-110 w-56" />}>
        <AccountLinks />
      </Suspense>
    </LazyMenu>
  );
}
