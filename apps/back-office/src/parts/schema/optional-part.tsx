import { Button } from "@houselight/ui";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/use-words.ts";
import type { FieldOf } from "./field-context.ts";
import { initialValue, type Schema } from "./json-schema.ts";

/** A part of a form that may be absent: it is added and taken away as a whole. */
export function OptionalPart({
  schema,
  label,
  value,
  onChange,
  absent,
  children,
}: FieldOf<Schema> & { readonly absent: null | undefined; readonly children: ReactNode }) {
  const t = useWords("parts");
  if (value === null || value === undefined)
    return (
      <div className="flex items-center gap-3 text-sm">
        <span className="grow text-dim">{t("absent", { name: label })}</span>
        <Button size="small" onClick={() => onChange(initialValue(schema))}>
          {t("addNamed", { name: label })}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-2">
      {children}
      <Button size="small" kind="bare" className="self-end" onClick={() => onChange(absent)}>
        {t("removeNamed", { name: label })}
      </Button>
    </div>
  );
}
