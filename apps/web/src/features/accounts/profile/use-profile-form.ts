import { type PlayerView, updatePlayer } from "@houselight/contracts/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "../../../api/call.ts";
import { houseNow } from "../../../api/sending/house-time.ts";
import { reloadPlayer } from "../../../data/accounts.ts";
import { useClientContext } from "../../../data/configuration.ts";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { ruleResolver } from "../../../forms/rule-errors.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import {
  changeOf,
  type EditedField,
  judgeProfile,
  type ProfileValues,
  valuesOf,
} from "./profile-values.ts";

/**
 * Makes a form of the profile's fields. It sends what differs; the profile is read anew after each
 * change (PROFILE-02). `onSaved` hears whether anything was to be saved.
 */
export function useProfileForm(
  player: PlayerView,
  fields: readonly EditedField[],
  {
    required,
    onSaved,
  }: {
    readonly required: readonly EditedField[];
    readonly onSaved: (changed: boolean) => void;
  },
) {
  const queryClient = useQueryClient();
  const { policy } = useClientContext();
  const [today] = useState(() => new Date(houseNow()));
  const terms = useMemo(
    () => ({ fields, required, before: player, today, ages: policy.ages }),
    [fields, required, player, today, policy.ages],
  );
  const form = useForm<ProfileValues>({
    resolver: ruleResolver((values) => judgeProfile(terms, values)),
    defaultValues: valuesOf(player),
  });
  const { reset } = form;
  // Another tab, or the house itself, may have changed it; what is being typed stays.
  useEffect(() => reset(valuesOf(player), { keepDirtyValues: true }), [player, reset]);
  const failure = useFormErrors<ProfileValues>("profile", fields, form.setError);
  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    const user = changeOf(terms, values);
    const changed = Object.keys(user).length > 0;
    try {
      if (changed) {
        await call(updatePlayer, { body: { user } });
        const saved = await reloadPlayer(queryClient);
        if (saved) reset(valuesOf(saved));
      }
      onSaved(changed);
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("profile"));
  return { form, failure, submit };
}
