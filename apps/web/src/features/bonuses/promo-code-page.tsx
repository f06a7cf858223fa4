import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { chooseBonusCode, dropBonusCode } from "../../data/bonuses/deposit-gifts.ts";
import { FormAlert } from "../../forms/form-alert.tsx";
import { reportInvalid } from "../../forms/report-broken-rules.ts";
import { ruleResolver } from "../../forms/rule-errors.ts";
import { useFormErrors } from "../../forms/use-form-errors.ts";
import { useRuleText } from "../../i18n/error-text.ts";
import { useErrorToast, useToast } from "../../i18n/page/use-toast.ts";

interface CodeValues {
  readonly deposit_bonus_code: string;
}
const FIELDS = ["deposit_bonus_code"] as const;

/** Keeps the code of a gift for the next deposit, or forgets it (ROUTE-15). */
export function PromoCodePage() {
  const t = useTranslations("gifts");
  const player = usePlayer();
  if (!player) return null;
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("codeTitle")}</h1>
      <p className="mt-2 text-dim text-md">{t("codeText")}</p>
      {player.deposit_bonus_code ? <KeptCode code={player.deposit_bonus_code} /> : <CodeForm />}
    </div>
  );
}

function KeptCode({ code }: { readonly code: string }) {
  const t = useTranslations("gifts");
  const toast = useToast();
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const drop = useMutation({
    mutationFn: () => dropBonusCode(queryClient),
    onSuccess: () => toast((say) => say("gifts.codeDropped"), "success"),
    onError: errorToast,
  });
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4 rounded-tile bg-surface-1 p-5">
      <p className="min-w-0 grow break-all">{t("kept", { code })}</p>
      <Button busy={drop.isPending} onClick={() => drop.mutate()}>
        {t("codeDrop")}
      </Button>
    </div>
  );
}

function CodeForm() {
  const t = useTranslations("gifts");
  const toast = useToast();
  const ruleText = useRuleText();
  const queryClient = useQueryClient();
  const form = useForm<CodeValues>({
    resolver: ruleResolver(({ deposit_bonus_code }): { deposit_bonus_code?: string } =>
      deposit_bonus_code.trim() === "" ? { deposit_bonus_code: "VALIDATION.COMMON.REQUIRED" } : {},
    ),
    defaultValues: { deposit_bonus_code: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const failure = useFormErrors<CodeValues>("promo_code", FIELDS, form.setError);
  const submit = form.handleSubmit(async ({ deposit_bonus_code: code }) => {
    failure.clear();
    try {
      await chooseBonusCode(queryClient, code.trim());
      toast((say) => say("gifts.codeKept"), "success");
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("promo_code"));
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-6 flex max-w-md flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <FormAlert text={failure.general} />
      <Field
        label={t("code")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        error={ruleText(errors.deposit_bonus_code?.message)}
        {...form.register("deposit_bonus_code")}
      />
      <Button type="submit" kind="action" className="self-start" busy={isSubmitting}>
        {t("codeKeep")}
      </Button>
    </form>
  );
}
