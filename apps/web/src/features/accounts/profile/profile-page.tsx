import { IDENTITY_FIELDS, type PlayerView } from "@houselight/contracts/accounts";
import { EDITION_CONTEXT, type ProfileField } from "@houselight/contracts/configuration";
import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { showToast } from "@houselight/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { playerFieldsQuery } from "../../../data/configuration.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { EmailPart } from "./email-part.tsx";
import { PhonePart } from "./phone-part.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { useProfileForm } from "./use-profile-form.ts";

const NOTHING: readonly ProfileField[] = [];

/** Shows a player's own data and edits what the context of the profile offers (PROFILE-05). */
export function ProfilePage() {
  const t = useTranslations();
  const player = usePlayer();
  const { data, isError, refetch } = useQuery(playerFieldsQuery);
  // The session ended on this page; the guard leads away.
  if (!player) return null;
  return (
    <div className="page max-w-3xl pt-10">
      <h1 className="text-2xl">{t("profile.title")}</h1>
      <p className="mt-2 text-dim text-md">{t("profile.text")}</p>
      <EmailPart address={player.email} isConfirmed={player.confirmed_at !== null} />
      <PhonePart player={player} />
      {data ? (
        <ProfileForm player={player} fields={data[EDITION_CONTEXT] ?? NOTHING} />
      ) : isError ? (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
          <p>{t("profile.failed")}</p>
          <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
        </div>
      ) : (
        <Skeleton className="mt-4 h-140 rounded-tile" />
      )}
    </div>
  );
}

function ProfileForm({
  player,
  fields,
}: {
  readonly player: PlayerView;
  readonly fields: readonly ProfileField[];
}) {
  const t = useTranslations("profile");
  const { form, failure, submit } = useProfileForm(player, fields, {
    required: NOTHING,
    onSaved: (changed) => showToast(t(changed ? "saved" : "nothingChanged"), "success"),
  });
  const { isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-4 flex flex-col gap-5 rounded-tile bg-surface-1 p-5"
      aria-busy={isSubmitting}
    >
      <FormAlert text={failure.general} />
      <ProfileFields
        fields={fields}
        form={form}
        isFixed={(field) =>
          (player.verified && IDENTITY_FIELDS.has(field)) ||
          (player.mobile_phone_confirmed && field === "mobile_phone")
        }
      />
      <Button type="submit" kind="action" className="self-start" busy={isSubmitting}>
        {t("save")}
      </Button>
    </form>
  );
}
