import { VIP_LEVELS } from "@houselight/contracts/accounts";
import Scale from "lucide-react/icons/scale";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { houseNow } from "../../../api/sending/house-time.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { useAgeMin, useClientContext } from "../../../data/configuration.ts";

const iconClass = "size-7 shrink-0";

/** Says who answers for this host, under which licence, for which age, and who watches over its content. */
export function LegalLines() {
  const t = useTranslations("footer");
  const { brand, policy, site } = useClientContext();
  const { organisation, protection_badge: badge } = site;
  const age = useAgeMin();
  const [year] = useState(() => String(new Date(houseNow()).getUTCFullYear()));
  const groups = usePlayer()?.statuses.map(({ id }) => id) ?? [];
  // Only the levels of the club are told: other groups are the house's own business.
  const level = VIP_LEVELS.findLast(({ group }) => groups.includes(group));
  return (
    <div className="page grid gap-x-10 gap-y-5 border-line border-t py-6 text-dim text-xs md:grid-cols-2">
      <div className="flex gap-3">
        <Scale aria-hidden="true" className={iconClass} />
        <div className="flex flex-col gap-1">
          <p data-copyright="">
            {t("copyright", {
              year,
              // The sentence brings its own full stop: "N.V." needs no second one.
              name: (organisation?.name ?? brand.name).replace(/\.$/, ""),
            })}{" "}
            {t("licence", { brand: brand.name, licence: policy.name })}{" "}
            {level ? t("forLevel", { level: level.name }) : null}
          </p>
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
            className="money flex size-7 shrink-0 items-center justify-center overflow-hidden rounded-full border border-current font-semibold text-[0.6875rem]"
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
