import { IDENTITY_FIELDS, type PlayerView } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import type { EditedField } from "./profile-values.ts";
import { useProfileForm } from "./use-profile-form.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";

/** Edits fields of a profile and closes when they are saved. What is verified is shown and stays. */
export function ProfileForm({
  player,
  fields,
  required,
  text,
  leave,
  onClose,
}: {
  readonly player: PlayerView;
  readonly fields: readonly EditedField[];
  readonly required: readonly EditedField[];
  /** Says why it is asked for. */
  readonly text: string;
  /** Words of the button that saves nothing. */
  readonly leave: string;
  readonly onClose: () => void;
}) {
  const t = useTranslations("profile");
  const toast = useToast();
  const { form, failure, submit } = useProfileForm(player, fields, {
    required,
    onSaved: (changed) => {
      toast((say) => say(changed ? "profile.saved" : "profile.nothingChanged"), "success");
      onClose();
    },
  });
  const { isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <p className="text-dim text-md">{text}</p>
      <FormAlert text={failure.general} />
      <ProfileFields
        fields={fields}
        form={form}
        isFixed={(field) =>
          (player.verified && (IDENTITY_FIELDS as ReadonlySet<string>).has(field)) ||
          (player.mobile_phone_confirmed && field === "mobile_phone")
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="action" size="large" busy={isSubmitting}>
          {t("save")}
        </Button>
        <Button kind="bare" size="large" onClick={onClose}>
          {leave}
        </Button>
      </div>
    </form>
  );
}
