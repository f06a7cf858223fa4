import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../../data/configuration.ts";
import { placeOf } from "../../links/named-places.ts";
import { useIsOpenPage } from "../../pages/open-pages.ts";
import { Column } from "./footer-parts.tsx";
import { footerLinkClass } from "./footer-class.ts";
import { Link } from "../../links/anchor/link.tsx";

/** Sections that no menu of the header has, by their message. */
const SECTIONS = [
  [placeOf("promoPage"), "promotions"],
  [placeOf("newsList"), "news"],
] as const;

/** Pages of words by their message. */
const PAGES = [
  ["terms-and-conditions", "terms"],
  ["privacy-policy", "privacy"],
  ["cookie-policy", "cookies"],
  ["general-rules", "rules"],
] as const;

/** Links what the house offers, its terms and facts, with those that the licence asks for (SHELL-09). */
export function InfoLinks() {
  const t = useTranslations("footer");
  const sections = useTranslations("sections");
  const { policy } = useClientContext();
  const isOpen = useIsOpenPage();
  const lines = [
    ...SECTIONS.filter(([path]) => isOpen(path)).map(
      ([path, name]) => [path, sections(`${name}.title`)] as const,
    ),
    ["/payments", t("payments")],
    ...PAGES.map(([page, word]) => [`/${page}`, t(word)] as const),
    ...policy.pages.map((page) => [`/${page}`, t(page)] as const),
    ["/credits", t("credits")],
  ] as const;
  return (
    <Column title={t("info")}>
      <ul>
        {lines.map(([to, name]) => (
          <li key={to}>
            <Link to={to as string} current="exact" className={footerLinkClass}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Column>
  );
}
