import Scale from "lucide-react/icons/scale";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useTranslations } from "use-intl/react";
import { useAgeMin, useClientContext } from "../../data/configuration.ts";

const iconClass = "size-7 shrink-0";

/** Says who answers for this host, under which licence, for which age, and who watches over its content. */
export function LegalLines() {
  const t = useTranslations("footer");
  const { brand, policy, site } = useClientContext();
  const { organisation, protection_badge: badge } = site;
  const age = useAgeMin();
  return (
    <div className="page grid gap-x-10 gap-y-5 border-line border-t py-6 text-dim text-xs md:grid-cols-2">
      <div className="flex gap-3">
        <Scale aria-hidden="true" className={iconClass} />
        <div className="flex flex-col gap-1">
          <p>{t("licence", { brand: brand.name, licence: policy.name })}</p>
          {organisation ? (
            <>
              <p>{t("permission", { number: organisation.licence_number })}</p>
              <p>
                {t("company", {
                  name: organisation.name,
                  address: organisation.address,
                  number: organisation.registration_number,
                })}
              </p>
            </>
          ) : null}
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <p className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="money flex size-7 shrink-0 items-center justify-center rounded-full border border-current font-semibold text-[0.6875rem]"
          >
            {t("ageMark", { age })}
          </span>
          {t("age", { age })}
        </p>
        {badge ? (
          <p className="flex items-center gap-3">
            <ShieldCheck aria-hidden="true" className={iconClass} />
            {t("protected", { name: badge.name, code: badge.code })}
          </p>
        ) : null}
      </div>
    </div>
  );
}
