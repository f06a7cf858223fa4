import {
  createUserLimit,
  type LimitPeriod,
  type Pause,
  periodsOf,
} from "@houselight/contracts/compliance";
import { Button } from "@houselight/ui/button";
import { Checkbox } from "@houselight/ui/checkbox";
import { Dialog } from "@houselight/ui/dialog";
import { Select } from "@houselight/ui/select";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { forgetPlayer } from "../../../data/accounts.ts";
import { applyLimit } from "../../../data/compliance.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { ruleResolver } from "../../../forms/rule-errors.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";

interface BreakValues {
  period: LimitPeriod;
  understood: boolean;
}

const FIELDS = ["period"] as const;
const FIRST: Readonly<Record<Pause, LimitPeriod>> = { coolingoff: "day", selfexclusion: "month_6" };

/** Begins a break after its length is chosen and its end is understood. */
export default function BreakDialog({
  pause,
  onClose,
}: {
  readonly pause: Pause;
  readonly onClose: () => void;
}) {
  const t = useTranslations("limits");
  const site = useTranslations("site");
  const begin = useBegin(pause, onClose);
  const form = useForm<BreakValues>({
    defaultValues: { period: FIRST[pause], understood: false },
    resolver: ruleResolver(({ understood }) =>
      understood ? {} : { understood: "mustUnderstand" },
    ),
  });
  const failure = useFormErrors<BreakValues>("limit", FIELDS, form.setError);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ period }) => {
    failure.clear();
    await begin(period).catch(failure.show);
  }, reportInvalid("limit"));
  return (
    <Dialog open onClose={onClose} title={t(`breaks.${pause}Action`)} closeLabel={site("close")}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
        aria-busy={isSubmitting}
      >
        <p className="text-dim">{t(`breaks.${pause}Text`)}</p>
        <FormAlert text={failure.general} />
        <Select label={t("breaks.length")} {...form.register("period")}>
          {periodsOf(pause).map((period) => (
            <option key={period} value={period}>
              {t(`lengths.${period}`)}
            </option>
          ))}
        </Select>
        <Checkbox
          label={t("breaks.understood")}
          error={errors.understood ? t("breaks.mustUnderstand") : null}
          {...form.register("understood")}
        />
        <Button
          type="submit"
          kind={pause === "selfexclusion" ? "danger" : "action"}
          size="large"
          wide
          busy={isSubmitting}
        >
          {t(`breaks.${pause}Begin`)}
        </Button>
      </form>
    </Dialog>
  );
}

/** A self-exclusion ends the session: the page becomes a guest's. */
function useBegin(pause: Pause, onClose: () => void): (period: LimitPeriod) => Promise<void> {
  const toast = useToast();
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (period) => {
    const begun = await call(createUserLimit, { body: { type: pause, period } });
    if (pause === "selfexclusion") {
      forgetPlayer(queryClient);
      await router.navigate({ to: "/" });
      await router.invalidate();
    } else {
      applyLimit(queryClient, begun);
      onClose();
    }
    toast((say) => say(`limits.breaks.${pause}Begun`), "success");
  };
}
