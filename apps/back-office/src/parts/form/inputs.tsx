import { useState } from "react";
import {
  Checkbox,
  Field,
  type FieldProps,
  PasswordField,
  Select,
  type SelectProps,
  TextArea,
} from "@houselight/ui";
import { useWords } from "../../i18n/use-words.ts";
import { localMoment, utcOf } from "../local-moment.ts";
import { useFieldError } from "./form-errors.ts";

/** A text field of a `Form`; its refusals stand below it. */
export function TextInput({ name, ...rest }: FieldProps & { readonly name: string }) {
  const error = useFieldError(name);
  return <Field name={name} {...rest} error={error} />;
}

/** A password of a `Form`, which can be looked at while it is written. */
export function PasswordInput({ name, ...rest }: FieldProps & { readonly name: string }) {
  const t = useWords("parts");
  const error = useFieldError(name);
  return (
    <PasswordField
      name={name}
      {...rest}
      showLabel={t("showPassword")}
      hideLabel={t("hidePassword")}
      error={error}
    />
  );
}

/** A choice of a `Form`: values with their names. */
export function SelectInput({
  name,
  options,
  ...rest
}: Omit<SelectProps, "children"> & {
  readonly name: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}) {
  const error = useFieldError(name);
  return (
    <Select name={name} {...rest} error={error}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** A field of a `Form` for several lines. */
export function AreaInput({
  name,
  label,
  hint,
  ...rest
}: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly rows?: number;
}) {
  const error = useFieldError(name);
  return <TextArea name={name} label={label} hint={hint} error={error} {...rest} />;
}

/** The reason of a decision, which the audit trail keeps. */
export function ReasonInput({ minLength = 3 }: { readonly minLength?: number }) {
  const t = useWords("parts");
  return (
    <AreaInput
      name="reason"
      label={t("reason")}
      hint={t("reasonHint")}
      required
      minLength={minLength}
      maxLength={300}
    />
  );
}

/** A yes or no of a `Form`: its value is "on" where it is set. */
export function CheckInput({
  name,
  label,
  defaultChecked,
}: {
  readonly name: string;
  readonly label: string;
  readonly defaultChecked?: boolean;
}) {
  const error = useFieldError(name);
  return <Checkbox name={name} label={label} defaultChecked={defaultChecked} error={error} />;
}

/**
 * A moment of a `Form`, written in the operator's own time. `momentOf` reads its value as ISO 8601 in UTC.
 */
export function MomentInput({
  name,
  label,
  hint,
  required,
  initial,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly initial?: "now";
}) {
  const [begins] = useState(() => (initial === "now" ? localMoment(new Date()) : undefined));
  return (
    <TextInput
      name={name}
      type="datetime-local"
      label={label}
      hint={hint}
      required={required}
      defaultValue={begins}
    />
  );
}

/** Reads the value of a `MomentInput`; undefined where nothing is written. */
export const momentOf = (value: string | undefined): string | undefined =>
  value ? utcOf(value) : undefined;
