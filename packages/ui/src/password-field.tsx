import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { Field, type FieldProps } from "./field.tsx";

export interface PasswordFieldProps extends Omit<FieldProps, "type" | "end"> {
  /** Name the button at the end of the field. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password that can be looked at while it is written. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...field}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
          className="grid size-12 cursor-pointer place-items-center rounded-control"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
