import { rolesOf } from "@houselight/contracts/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useFormatter, useTranslations } from "use-intl/react";
import { endOwnSession, usePlayer } from "../../data/accounts.ts";
import { useChargeable } from "../../data/engagement/comps/comps.ts";
import { useFlag } from "../../data/visitor/flags.ts";
import { useErrorToast, useToast } from "../../i18n/page/use-toast.ts";
import { Coin } from "../drawings/coin.tsx";
import { ModalLink } from "../modal-link.tsx";
import { GiftsWord } from "./gift-link.tsx";
import { VipContact } from "./vip-contact.tsx";
import { menuItemClass } from "./menu-item.ts";
import { Link } from "../links/anchor/link.tsx";

/** Links of a player's own pages, here and in the sidebar. */
export default function AccountLinks() {
  const t = useTranslations("account");
  const tFlags = useTranslations("flags");
  const isTester = rolesOf(usePlayer()).has("tester");
  const toast = useToast();
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const router = useRouter();

  const leave = async () => {
    try {
      await endOwnSession(queryClient);
      await router.navigate({ to: "/" });
      await router.invalidate();
      toast((say) => say("account.signedOut"));
    } catch (error) {
      errorToast(error);
    }
  };

  return (
    <>
      <VipContact />
      <ul>
        <li>
          <ModalLink modal="cashbox" className={menuItemClass}>
            {t("cashbox")}
          </ModalLink>
        </li>
        <li>
          <Link to="/profile" current="exact" className={menuItemClass}>
            {t("profile")}
          </Link>
        </li>
        <li>
          <Link to="/favorite-games" current="exact" className={menuItemClass}>
            {t("favourites")}
          </Link>
        </li>
        <li>
          <Link to="/profile/gifts" current="exact" className={menuItemClass}>
            <GiftsWord />
          </Link>
        </li>
        <ShopLink />
        <li>
          <Link to="/profile/verification" current="exact" className={menuItemClass}>
            {t("verification")}
          </Link>
        </li>
        <li>
          <Link to="/profile/limits" current="exact" className={menuItemClass}>
            {t("limits")}
          </Link>
        </li>
        <li>
          <Link to="/profile/rounds" current="exact" className={menuItemClass}>
            {t("rounds")}
          </Link>
        </li>
        <li>
          <Link to="/profile/security" current="exact" className={menuItemClass}>
            {t("security")}
          </Link>
        </li>
        {isTester ? (
          <li>
            <Link to="/ffc" current="exact" className={menuItemClass}>
              {tFlags("title")}
            </Link>
          </li>
        ) : null}
        <li>
          <button type="button" onClick={() => void leave()} className={menuItemClass}>
            {t("signOut")}
          </button>
        </li>
      </ul>
    </>
  );
}

/** The way to the shop, with the points that can be exchanged there (COMP-01); flags take either away. */
function ShopLink() {
  const t = useTranslations();
  const format = useFormatter();
  const isOpen = useFlag("rewards_shop");
  const showsPoints = useFlag("comp_points");
  const points = useChargeable();
  if (!isOpen) return null;
  return (
    <li>
      <Link to="/rocket-mart/{-$tab}" params={{}} current="below" className={menuItemClass}>
        {t(showsPoints ? "comps.balance" : "nav.shop")}
        {showsPoints ? (
          <span className="ml-auto flex items-center gap-2 pl-4">
            <Coin className="size-5" />
            <span className="money">{points === null ? "–" : format.number(points)}</span>
          </span>
        ) : null}
      </Link>
    </li>
  );
}
