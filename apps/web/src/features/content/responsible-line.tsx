import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../data/configuration.ts";

/** Pages on which a visitor must find who answers for the site, whoever wrote their text. */
const LEGAL_PAGES: readonly string[] = [
  "terms-and-conditions",
  "privacy-policy",
  "cookie-policy",
  "general-rules",
  "responsible-gaming",
  "sportsbook-terms",
];

/** Names brand, company and licence below a legal page; a host of no company has the brand for one. */
export function ResponsibleLine({ slug }: { readonly slug: string }) {
  const t = useTranslations("content");
  const { brand, policy, site } = useClientContext();
  if (!LEGAL_PAGES.includes(slug)) return null;
  return (
    <p className="mt-10 border-line border-t pt-5 text-dim text-sm">
      {t("responsible", {
        organisation: site.organisation?.name ?? brand.name,
        brand: brand.name,
        licence: policy.name,
      })}
    </p>
  );
}
