import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../../data/configuration.ts";
import { footerQuery } from "../../../data/visitor/menu.ts";
import { useShownStudios } from "../../../data/visitor/studios/shown-studios.ts";
import { BrandMark } from "../brand-mark.tsx";
import { placeOf } from "../../links/named-places.ts";
import { LanguageList } from "../../menus/language-menu.tsx";
import { Column, Strip, StripLink } from "./footer-parts.tsx";
import { HelpLinks } from "./help-links.tsx";
import { InfoLinks } from "./info-links.tsx";
import { InstallCard } from "./install-card.tsx";
import { LegalLines } from "./legal-lines.tsx";
import { LocalClock } from "./local-clock.tsx";
import { footerHeadingClass, footerLinkClass } from "./footer-class.ts";
import { useData } from "../../../api/page/use-data.ts";

/** Draws the end of every page (SHELL-09 … SHELL-13). */
export function Footer({
  paymentLogos,
  awards,
}: {
  readonly paymentLogos: ReactNode;
  readonly awards: ReactNode;
}) {
  const t = useTranslations("footer");
  const { brand } = useClientContext();
  const studios = useShownStudios();
  // Read while this is drawn, though no page of a player loads studios: the browser adds them later.
  const studiosTitle = t("studios");
  return (
    <footer className="mt-16 border-line border-t bg-surface-1">
      <div className="page grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.5fr]">
        <div className="flex max-w-sm flex-col items-start gap-3">
          <p className="flex items-center gap-3 font-bold font-display text-lg">
            <BrandMark className="size-7" />
            {brand.name}
          </p>
          <p className="text-dim text-sm">{t("platform")}</p>
          <Socials />
          <InstallCard />
          <Partner />
        </div>
        <InfoLinks />
        <HelpLinks />
        <Column title={t("languages")}>
          <LanguageList
            className="grid grid-cols-[repeat(2,auto)] gap-x-6"
            linkClassName={`${footerLinkClass} aria-[current]:text-cream`}
          />
          <LocalClock />
        </Column>
      </div>
      {awards}
      {studios.length > 0 ? (
        <Strip title={studiosTitle}>
          {studios.map(({ id, slug, name }) => (
            <StripLink key={id} to={placeOf("producersGames", slug)}>
              {name}
            </StripLink>
          ))}
        </Strip>
      ) : null}
      <section className="page pb-8">
        <h2 className={footerHeadingClass}>{t("payments")}</h2>
        {paymentLogos}
      </section>
      <LegalLines />
    </footer>
  );
}

/** Profiles of the house elsewhere, as operators name them. */
function Socials() {
  const t = useTranslations("footer");
  const data = useData(footerQuery);
  if (!data || data.socials.length === 0) return null;
  return (
    <ul aria-label={t("follow")} className="-ml-2.5 flex flex-wrap">
      {data.socials.map(({ name, url, icon }) => (
        <li key={name}>
          <a
            href={url}
            rel="noopener"
            className="grid size-11 place-items-center rounded-control hover:bg-surface-2"
          >
            <img src={icon} alt={name} loading="lazy" className="size-6" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Partner() {
  const t = useTranslations("footer");
  const data = useData(footerQuery);
  if (!data?.partner) return null;
  const { name, image, url } = data.partner;
  return (
    <a href={url} rel="noopener" className="flex min-h-11 items-center gap-3 text-dim text-sm">
      {t("partner")}
      <img src={image} alt={name} loading="lazy" className="h-8 w-auto max-w-40" />
    </a>
  );
}
