import { useLocale, useTranslations } from "use-intl/react";
import { useClientContext } from "../../../data/configuration.ts";
import { footerQuery } from "../../../data/visitor/menu.ts";
import { ChatLink } from "../../links/chat-link.tsx";
import { placeOf } from "../../links/named-places.ts";
import { Column } from "./footer-parts.tsx";
import { footerLinkClass } from "./footer-class.ts";
import { useData } from "../../../api/page/use-data.ts";
import { Link } from "../../links/anchor/link.tsx";

/** Pages that help, by their message. */
const PAGES = [
  [placeOf("supportPage"), "support"],
  ["/responsible-gaming", "responsible"],
  ["/provably-fair", "fairness"],
] as const;

/** Help pages and every way to reach the house; the blog and the phone where this language has one (SHELL-09, SHELL-10). */
export function HelpLinks() {
  const t = useTranslations("footer");
  const locale = useLocale();
  const { brand, site } = useClientContext();
  const data = useData(footerQuery);
  const blog = site.blog_urls[locale];
  const phone = data?.phones[locale];
  return (
    <Column title={t("help")}>
      <ul>
        {PAGES.map(([to, word]) => (
          <li key={to}>
            <Link to={to as string} current="exact" className={footerLinkClass}>
              {t(word)}
            </Link>
          </li>
        ))}
        {blog ? (
          <li>
            <a href={blog} className={footerLinkClass}>
              {t("blog")}
            </a>
          </li>
        ) : null}
        <li>
          <ChatLink className={footerLinkClass}>{t("chat")}</ChatLink>
        </li>
        {phone ? (
          <li>
            <a
              href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
              aria-label={t("phone", { number: phone })}
              className={`${footerLinkClass} money`}
            >
              {phone}
            </a>
          </li>
        ) : null}
        <li>
          <a href={`mailto:${brand.support_email}`} className={`${footerLinkClass} break-all`}>
            {brand.support_email}
          </a>
        </li>
      </ul>
    </Column>
  );
}
