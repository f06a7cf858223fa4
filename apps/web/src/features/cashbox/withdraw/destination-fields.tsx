import {
  isLithuanianIban,
  type PaymentMethod,
  type PaymentProfileView,
} from "@houselight/contracts/cashbox";
import { Field } from "@houselight/ui/field";
import { PasswordField } from "@houselight/ui/password-field";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { useRuleText } from "../../../i18n/error-text.ts";
import { ProfileChoice } from "../entry/profile-choice.tsx";
import { useWithdrawalRules } from "./use-withdrawal-rules.ts";
import { destinationKind, hasForbiddenCharacter, type TypedDestination } from "./destination.ts";

/** The destination of the money: a card or account used before, or the fields of a new one. */
export function DestinationFields({
  method,
  currency,
  profiles,
  unconfirmed,
  onChange,
  onIbanLeft,
  passwordRefused,
}: {
  readonly method: PaymentMethod;
  readonly currency: string;
  readonly profiles: readonly PaymentProfileView[];
  /** The house asks for the password. */
  readonly unconfirmed: boolean;
  readonly onChange: () => void;
  readonly onIbanLeft: (iban: string) => void;
  readonly passwordRefused: boolean;
}) {
  const t = useTranslations();
  const ruleText = useRuleText();
  const rules = useWithdrawalRules();
  const { register, formState } = useFormContext<TypedDestination>();
  const { errors } = formState;
  const [profileId, iban] = useWatch<TypedDestination, ["profileId", "iban"]>({
    name: ["profileId", "iban"],
  });
  const kind = destinationKind(method);
  if (kind === null && profiles.length === 0) {
    return (
      <p
        tabIndex={-1}
        data-wrong={errors.profileId ? "" : undefined}
        className="rounded-control border border-line-strong px-4 py-3 text-sm"
      >
        {t("cashbox.withdraw.noCard")}
      </p>
    );
  }
  // Said as soon as it stands there, sent or not.
  const ibanError = hasForbiddenCharacter(iban)
    ? t("VALIDATION.IBAN.CHARACTERS")
    : ruleText(errors.iban?.message);
  return (
    <div className="flex flex-col gap-4">
      {profiles.length > 0 ? (
        <ProfileChoice
          label={t("cashbox.withdraw.to")}
          profiles={profiles}
          field={register("profileId", { onChange })}
          {...(kind ? { other: t(`cashbox.withdraw.other.${kind}`) } : {})}
        />
      ) : null}
      {kind === "bank" && profileId === "" ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t("cashbox.withdraw.holder")}
            autoComplete="name"
            maxLength={70}
            {...register("holder", { onChange })}
            error={ruleText(errors.holder?.message)}
          />
          <Field
            label={t("cashbox.withdraw.iban")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={42}
            {...register("iban", { onChange, onBlur: () => onIbanLeft(iban) })}
            hint={isLithuanianIban(iban) ? t("cashbox.lithuanianIban") : null}
            error={ibanError}
          />
        </div>
      ) : null}
      {kind === "crypto" && profileId === "" ? (
        <Field
          label={t("cashbox.withdraw.address", { currency })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={110}
          {...register("address", { onChange })}
          hint={t("cashbox.withdraw.addressHint")}
          error={ruleText(errors.address?.message)}
        />
      ) : null}
      {unconfirmed ? (
        <PasswordField
          label={t("auth.password")}
          showLabel={t("auth.showPassword")}
          hideLabel={t("auth.hidePassword")}
          autoComplete="current-password"
          maxLength={256}
          {...register("password", { onChange })}
          hint={rules?.newAccount}
          error={
            passwordRefused ? t("refusals.password_wrong") : ruleText(errors.password?.message)
          }
        />
      ) : null}
    </div>
  );
}
