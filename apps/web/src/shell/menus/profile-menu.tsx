import { type PlayerView, rolesOf } from "@houselight/contracts/accounts";
import { buttonClass } from "@houselight/ui/button";
import { showToast } from "@houselight/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import CircleUser from "lucide-react/icons/circle-user";
import { useTranslations } from "use-intl/react";
import { endOwnSession } from "../../data/accounts.ts";
import { useErrorText } from "../../i18n/error-text.ts";
import { LazyMenu } from "./lazy-menu.tsx";
import { menuItemClass } from "./menu-item.ts";
import { ModalLink } from "../modal-link.tsx";

/** Links of a player's own pages, here and in the sidebar. */
export function AccountLinks() {
  const t = useTranslations("account");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const router = useRouter();

  const leave = async () => {
    try {
      await endOwnSession(queryClient);
      await router.navigate({ to: "/" });
      await router.invalidate();
      showToast(t("signedOut"));
    } catch (error) {
      showToast(errorText(error), "error");
    }
  };

  return (
    <ul>
      <li>
        <ModalLink modal="cashbox" className={menuItemClass}>
          {t("cashbox")}
        </ModalLink>
      </li>
      <li>
        <Link to="/profile" activeOptions={{ exact: true }} className={menuItemClass}>
          {t("profile")}
        </Link>
      </li>
      <li>
        <Link to="/profile/verification" className={menuItemClass}>
          {t("verification")}
        </Link>
      </li>
      <li>
        <Link to="/profile/limits" className={menuItemClass}>
          {t("limits")}
        </Link>
      </li>
      <li>
        <Link to="/profile/rounds" className={menuItemClass}>
          {t("rounds")}
        </Link>
      </li>
      <li>
        <Link to="/profile/security" className={menuItemClass}>
          {t("security")}
        </Link>
      </li>
      <li>
        <button type="button" onClick={() => void leave()} className={menuItemClass}>
          {t("signOut")}
        </button>
      </li>
    </ul>
  );
}

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
      <AccountLinks />
    </LazyMenu>
  );
}
