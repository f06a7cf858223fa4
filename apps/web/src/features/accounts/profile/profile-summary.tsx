import { GENDERS, type PlayerView } from "@houselight/contracts/accounts";
import type { ProfileField } from "@houselight/contracts/configuration";
import { buttonClass } from "@houselight/ui/button";
import { useLocale, useTranslations } from "use-intl/react";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { licenceAsks } from "./licence-asks.ts";
import { birthDateText } from "./profile-values.ts";

/** Shows what a profile says, and leads to the form that edits it (PROFILE-05). */
export function ProfileSummary({
  player,
  fields,
}: {
  readonly player: PlayerView;
  readonly fields: readonly ProfileField[];
}) {
  const t = useTranslations("profile");
  const textOf = useFieldText(player);
  const isAsked = licenceAsks(player).length > 0;
  // The number has a part of its own above.
  const shown = fields.filter((field) => field !== "mobile_phone");
  return (
    <section className="mt-4 rounded-tile bg-surface-1 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t("details")}</h2>
        <ModalLink modal="profile-data" className={buttonClass({})}>
          {t("edit")}
        </ModalLink>
      </div>
      {isAsked ? (
        <p className="mt-3 rounded-control bg-surface-2 px-4 py-3 text-sm">{t("licenceAsks")}</p>
      ) : null}
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {shown.map((field) => {
          const text = textOf(field);
          return (
            <div key={field} className="min-w-0">
              <dt className="text-dim text-sm">{t(`fields.${field}`)}</dt>
              <dd className={text ? "mt-0.5 break-words" : "mt-0.5 text-dim"}>
                {text ?? t("notTold")}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function useFieldText(player: PlayerView): (field: ProfileField) => string | null {
  const t = useTranslations("profile");
  const locale = useLocale();
  return (field) => {
    const { [field]: told } = player;
    if (!told) return null;
    if (field === "gender") return t(`genders.${told as (typeof GENDERS)[number]}`);
    if (field === "country")
      return new Intl.DisplayNames(locale, { type: "region" }).of(told) ?? told;
    if (field === "date_of_birth") return birthDateText(told, locale);
    return told;
  };
}
