import { REALITY_CHECK_MINUTES, setRealityCheck } from "@houselight/contracts/compliance";
import { Select } from "@houselight/ui/select";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { realityCheckQuery } from "../../../data/compliance.ts";
import { useErrorToast, useToast } from "../../../i18n/page/use-toast.ts";

type Minutes = (typeof REALITY_CHECK_MINUTES)[number];

/** Lets the player choose after how many minutes they are asked to look at time and money. */
export function RealitySetting() {
  const t = useTranslations("realityCheck.setting");
  const toast = useToast();
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const { data } = useQuery(realityCheckQuery);
  // What is chosen before the script is there would be lost.
  const hydrated = useHydrated();
  const choose = useMutation({
    // One after the other: the last choice is the one that holds.
    scope: { id: "reality-setting" },
    mutationFn: (minutes: Minutes | null) => call(setRealityCheck, { body: { minutes } }),
    onSuccess: (view) => {
      queryClient.setQueryData(realityCheckQuery.queryKey, view);
      toast((say) => say("realityCheck.setting.saved"), "success");
    },
    onError: errorToast,
  });
  if (!data) return null;
  const minutesShown = choose.isPending ? choose.variables : data.own_minutes;
  return (
    <section className="mt-10 rounded-tile bg-surface-1 p-5">
      <h2 className="text-lg">{t("title")}</h2>
      <p className="mt-2 max-w-[38rem] text-dim">{t("text")}</p>
      <div className="mt-4 max-w-xs">
        <Select
          label={t("label")}
          hint={
            data.licence_minutes === null
              ? undefined
              : t("licence", { minutes: data.licence_minutes })
          }
          value={minutesShown ?? ""}
          disabled={!hydrated}
          onChange={({ target }) =>
            choose.mutate(target.value === "" ? null : (Number(target.value) as Minutes))
          }
        >
          <option value="">{t("off")}</option>
          {REALITY_CHECK_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t("minutes", { minutes })}
            </option>
          ))}
        </Select>
      </div>
    </section>
  );
}
