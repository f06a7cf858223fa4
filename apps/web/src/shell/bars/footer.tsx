import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { providersQuery } from "../../data/catalogue.ts";
import { useClientContext } from "../../data/configuration.ts";
import { LanguageList } from "../menus/language-menu.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { LegalLines } from "./legal-lines.tsx";

const headingClass = "pb-2 font-semibold font-text text-sm";
const linkClass =
  "inline-flex min-h-9 items-center text-dim text-sm hover:text-cream hover:underline";

export function Footer({ paymentLogos }: { readonly paymentLogos: ReactNode }) {
  const t = useTranslations("footer");
  const { brand, site, policy } = useClientContext();
  const blog = site.blog_urls[useLocale()];
  const { data: providers = [] } = useQuery(providersQuery);
  return (
    <footer className="mt-16 border-line border-t bg-surface-1">
      <div className="page grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.6fr]">
        <div className="flex max-w-sm flex-col gap-3">
          <p className="flex items-center gap-3 font-bold font-display text-lg">
            <BrandMark className="size-7" />
            {brand.name}
          </p>
          <p className="text-dim text-sm">{t("platform")}</p>
        </div>
        <Column title={t("info")}>
          <li>
            <Link to="/payments" activeOptions={{ exact: true }} className={linkClass}>
              {t("payments")}
            </Link>
          </li>
          <li>
            <Link to="/$page" params={{ page: "provably-fair" }} className={linkClass}>
              {t("fairness")}
            </Link>
          </li>
          <li>
            <Link to="/$page" params={{ page: "responsible-gaming" }} className={linkClass}>
              {t("responsible")}
            </Link>
          </li>
          <li>
            <Link to="/$page" params={{ page: "terms-and-conditions" }} className={linkClass}>
              {t("terms")}
            </Link>
          </li>
          <li>
            <Link to="/$page" params={{ page: "privacy-policy" }} className={linkClass}>
              {t("privacy")}
            </Link>
          </li>
          <li>
            <Link to="/$page" params={{ page: "cookie-policy" }} className={linkClass}>
              {t("cookies")}
            </Link>
          </li>
          <li>
            <Link to="/$page" params={{ page: "general-rules" }} className={linkClass}>
              {t("rules")}
            </Link>
          </li>
          {policy.pages.map((page) => (
            <li key={page}>
              <Link to="/$page" params={{ page }} className={linkClass}>
                {t(page)}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/credits" className={linkClass}>
              {t("credits")}
            </Link>
          </li>
          {blog ? (
            <li>
              <a href={blog} className={linkClass}>
                {t("blog")}
              </a>
            </li>
          ) : null}
          <li>
            <a href={`mailto:${brand.support_email}`} className={`${linkClass} break-all`}>
              {brand.support_email}
            </a>
          </li>
        </Column>
        {providers.length > 0 ? (
          <Column title={t("studios")}>
            {providers.map((provider) => (
              <li key={provider.id}>
                <Link
                  to="/producers/$slug"
                  params={{ slug: provider.slug }}
                  preload={false}
                  className={linkClass}
                >
                  {provider.name}
                </Link>
              </li>
            ))}
          </Column>
        ) : null}
        <section>
          <h2 className={headingClass}>{t("languages")}</h2>
          <LanguageList
            className="columns-2 gap-6"
            linkClassName={`${linkClass} aria-[current]:text-cream`}
          />
        </section>
      </div>
      <section className="page pb-8">
        <h2 className={headingClass}>{t("payments")}</h2>
        {paymentLogos}
      </section>
      <LegalLines />
    </footer>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={headingClass}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
