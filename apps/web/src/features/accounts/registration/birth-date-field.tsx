import type { BirthParts } from "@houselight/contracts/accounts";
import { controlClass, FieldNote } from "@houselight/ui/field";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";

const PARTS = [
  { name: "day", placeholder: "dayPlaceholder", length: 2, autoComplete: "bday-day" },
  { name: "month", placeholder: "monthPlaceholder", length: 2, autoComplete: "bday-month" },
  { name: "year", placeholder: "yearPlaceholder", length: 4, autoComplete: "bday-year" },
] as const;

type PartName = `date_of_birth.${(typeof PARTS)[number]["name"]}`;

/** Date of birth as three short numbers, in the order DD/MM/YYYY. */
export function BirthDateField({
  register,
  readOnly,
  written,
  hint,
  error,
}: {
  readonly register: (
    name: PartName,
    options: { readonly deps: "date_of_birth"[] },
  ) => UseFormRegisterReturn;
  readonly readOnly?: boolean;
  /** Stands in the field before the script does. */
  readonly written?: Partial<BirthParts> | undefined;
  readonly hint: string;
  readonly error: string | undefined;
}) {
  const t = useTranslations("auth");
  const noteId = useId();
  return (
    <fieldset aria-describedby={noteId} className="flex flex-col gap-1.5">
      <legend className="pb-1.5 font-medium text-sm">{t("dateOfBirth")}</legend>
      <div className="grid grid-cols-[1fr_1fr_1.4fr] gap-2">
        {PARTS.map(({ name, placeholder, length, autoComplete }) => (
          <input
            key={name}
            aria-label={t(name)}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            maxLength={length}
            readOnly={readOnly}
            defaultValue={written?.[name]}
            placeholder={t(placeholder)}
            autoComplete={autoComplete}
            className={controlClass}
            // The rule belongs to the whole date: each part asks it anew.
            {...register(`date_of_birth.${name}`, { deps: ["date_of_birth"] })}
          />
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}
