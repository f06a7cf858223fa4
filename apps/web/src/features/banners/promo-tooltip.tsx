import { CONSENT_TO_ALL } from "@houselight/contracts/tracking";
import { tooltipClass } from "@houselight/ui/tooltip";
import { useQuery } from "@tanstack/react-query";
import { useMatches } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useConsent } from "../../data/visitor/consent.ts";
import { keepCookie, keptCookie } from "../../data/visitor/kept-cookie.ts";
import { bannersQuery } from "./banners-query.ts";
import { CloseButton } from "./close-button.tsx";
import { PROMO_COOKIE, PROMO_COOKIE_SECONDS, promoEnd } from "./promo-timer.ts";
import { AddressLink } from "../../shell/links/anchor/address-link.tsx";

/**
 * Points at a promotion for some minutes, once a day (BANNER-14). Its words come with the banners of a
 * page: it asks for none itself. The site does without its cookie, and so it waits for the consent.
 */
export default function PromoTooltip() {
  const t = useTranslations("banners");
  const { data } = useQuery({ ...bannersQuery(useLocale()), enabled: false });
  const agreed = useConsent() === CONSENT_TO_ALL;
  const promo = agreed ? data?.promo_tooltip : null;
  const { shown, close } = usePromoTime(promo ? (data?.promo_tooltip_minutes ?? 0) : null);
  const stage = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.layout === "stage"),
  });
  if (!promo || !shown || stage) return null;
  return (
    <aside
      aria-label={t("promo")}
      className={`${tooltipClass} fixed top-19 right-4 z-20 pr-11 md:right-8`}
    >
      <span
        aria-hidden="true"
        className="absolute -top-1.5 right-6 size-3 rotate-45 rounded-[2px] bg-cream"
      />
      <CloseButton onPress={close} />
      <AddressLink
        address={promo.url}
        className="inline-flex min-h-7 items-center font-semibold text-ink underline"
      >
        {promo.text}
      </AddressLink>
    </aside>
  );
}

/** Keeps the end of the tooltip's time in its cookie; `minutes` is null while there is no tooltip. */
function usePromoTime(minutes: number | null) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (minutes === null) return undefined;
    const now = Date.now();
    const { untilMs, isNew } = promoEnd(keptCookie(document.cookie, PROMO_COOKIE), now, minutes);
    if (isNew) keepCookie(PROMO_COOKIE, String(untilMs), PROMO_COOKIE_SECONDS);
    setShown(untilMs > now);
    const timer = setTimeout(() => setShown(false), Math.max(0, untilMs - now));
    return () => clearTimeout(timer);
  }, [minutes]);
  const close = () => {
    keepCookie(PROMO_COOKIE, String(Date.now()), PROMO_COOKIE_SECONDS);
    setShown(false);
  };
  return { shown, close };
}
