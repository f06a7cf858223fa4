import type { PaymentProfileView } from "@houselight/contracts/cashbox";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { useMethodName } from "../payment-mark.tsx";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { choiceClass, radioClass } from "./choice-class.ts";

/** Shows cards and accounts used before as one choice; `other` adds one for a new account, as an empty id. */
export function ProfileChoice({
  label,
  profiles,
  field,
  other,
}: {
  readonly label: string;
  readonly profiles: readonly PaymentProfileView[];
  readonly field: UseFormRegisterReturn;
  readonly other?: string;
}) {
  const t = useTranslations("cashbox");
  const methodName = useMethodName();
  return (
    <fieldset>
      <legend className="pb-1.5 font-medium text-sm">{label}</legend>
      <div className="flex flex-col gap-2">
        {profiles.map((profile) => (
          <label key={profile.id} className={choiceClass}>
            <input type="radio" value={profile.id} {...field} className={radioClass} />
            <span className="min-w-0 break-all font-semibold">
              {profile.label}
              <span className="block font-normal text-dim text-xs">
                {methodName(profile.method)} ·{" "}
                {t.rich("lastUsed", { time: () => <LocalTime iso={profile.last_used_at} /> })}
              </span>
            </span>
          </label>
        ))}
        {other ? (
          <label className={choiceClass}>
            <input type="radio" value="" {...field} className={radioClass} />
            <span className="font-semibold">{other}</span>
          </label>
        ) : null}
      </div>
    </fieldset>
  );
}
