import { Field, type FieldProps } from "@houselight/ui/field";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { useTranslations } from "use-intl/react";

/** A password that can be looked at while it is written. */
export function PasswordField(props: Omit<FieldProps, "type" | "end" | "label">) {
  const t = useTranslations("auth");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      label={t("password")}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={t(shown ? "hidePassword" : "showPassword")}
          onClick={() => setShown(!shown)}
          className="grid size-12 cursor-pointer place-items-center rounded-control"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
