import { useTranslations } from "use-intl/react";
import { useAgeMin, useClientContext } from "../../data/configuration.ts";
import { Link } from "../links/anchor/link.tsx";

/** Says on every page, where the browser runs no script, what needs one, and states the facts. */
export function NoScript() {
  const t = useTranslations();
  const { brand, policy } = useClientContext();
  const age = useAgeMin();
  return (
    <noscript>
      <section className="page flex flex-col gap-2 border-line border-b bg-surface-1 py-5">
        <p className="font-semibold text-md">{t("site.noScriptTitle")}</p>
        <p>
          {t.rich("site.noScriptText", {
            address: brand.support_email,
            email: (text) => (
              <a href={`mailto:${brand.support_email}`} className="wrap-anywhere text-link">
                {text}
              </a>
            ),
          })}
        </p>
        <p className="text-dim">
          {t("footer.licence", { brand: brand.name, licence: policy.name })}{" "}
          {t("footer.age", { age })}
        </p>
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <Link to="/$page" params={{ page: "responsible-gaming" }} className={linkClass}>
              {t("footer.responsible")}
            </Link>
          </li>
          <li>
            <Link to="/$page" params={{ page: "provably-fair" }} className={linkClass}>
              {t("footer.fairness")}
            </Link>
          </li>
          <li>
            <Link to="/$page" params={{ page: "terms-and-conditions" }} className={linkClass}>
              {t("footer.terms")}
            </Link>
          </li>
        </ul>
      </section>
    </noscript>
  );
}

const linkClass = "inline-flex min-h-9 items-center text-link text-sm";
