import {
  isLithuanianIban,
  type PaymentMethod,
  type PaymentProfileView,
} from "@houselight/contracts/cashbox";
import { Field } from "@houselight/ui/field";
import { PasswordField } from "@houselight/ui/password-field";
import { useTranslations } from "use-intl/react";
import { ProfileChoice } from "../entry/profile-choice.tsx";
import { useWithdrawalRules } from "./use-withdrawal-rules.ts";
import {
  type DestinationProblem,
  destinationKind,
  hasForbiddenCharacter,
  type TypedDestination,
} from "./destination.ts";

/** Where the money goes: a card or account used before, or the fields of a new one. */
export function DestinationFields({
  method,
  currency,
  profiles,
  typed,
  unconfirmed,
  onChange,
  onIbanLeft,
  problem,
  passwordRefused,
}: {
  readonly method: PaymentMethod;
  readonly currency: string;
  readonly profiles: readonly PaymentProfileView[];
  readonly typed: TypedDestination;
  /** The house asks for the password. */
  readonly unconfirmed: boolean;
  readonly onChange: (typed: TypedDestination) => void;
  readonly onIbanLeft: (iban: string) => void;
  /** Shown once the player has tried to send. */
  readonly problem: DestinationProblem | null;
  readonly passwordRefused: boolean;
}) {
  const t = useTranslations();
  const rules = useWithdrawalRules();
  const kind = destinationKind(method);
  const set = (change: Partial<TypedDestination>) => onChange({ ...typed, ...change });
  const error = (field: DestinationProblem["field"]) =>
    problem?.field === field ? t(problem.key) : null;
  if (kind === null && profiles.length === 0) {
    return (
      <p
        tabIndex={-1}
        data-wrong={problem ? "" : undefined}
        className="rounded-control border border-line-strong px-4 py-3 text-sm"
      >
        {t("cashbox.withdraw.noCard")}
      </p>
    );
  }
  // Said as soon as it stands there, sent or not.
  const ibanError = hasForbiddenCharacter(typed.iban)
    ? t("VALIDATION.IBAN.CHARACTERS")
    : error("iban");
  return (
    <div className="flex flex-col gap-4">
      {profiles.length > 0 ? (
        <ProfileChoice
          label={t("cashbox.withdraw.to")}
          profiles={profiles}
          value={typed.profileId}
          onChange={(profileId) => set({ profileId })}
          {...(kind ? { other: t(`cashbox.withdraw.other.${kind}`) } : {})}
        />
      ) : null}
      {kind === "bank" && typed.profileId === "" ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t("cashbox.withdraw.holder")}
            autoComplete="name"
            maxLength={70}
            value={typed.holder}
            onChange={(event) => set({ holder: event.target.value })}
            error={error("holder")}
          />
          <Field
            label={t("cashbox.withdraw.iban")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={42}
            value={typed.iban}
            onChange={(event) => set({ iban: event.target.value })}
            onBlur={() => onIbanLeft(typed.iban)}
            hint={isLithuanianIban(typed.iban) ? t("cashbox.lithuanianIban") : null}
            error={ibanError}
          />
        </div>
      ) : null}
      {kind === "crypto" && typed.profileId === "" ? (
        <Field
          label={t("cashbox.withdraw.address", { currency })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={110}
          value={typed.address}
          onChange={(event) => set({ address: event.target.value })}
          hint={t("cashbox.withdraw.addressHint")}
          error={error("address")}
        />
      ) : null}
      {unconfirmed ? (
        <PasswordField
          label={t("auth.password")}
          showLabel={t("auth.showPassword")}
          hideLabel={t("auth.hidePassword")}
          autoComplete="current-password"
          maxLength={256}
          value={typed.password}
          onChange={(event) => set({ password: event.target.value })}
          hint={rules?.newAccount}
          error={passwordRefused ? t("refusals.password_wrong") : error("password")}
        />
      ) : null}
    </div>
  );
}
