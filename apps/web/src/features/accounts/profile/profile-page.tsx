import { EDITION_CONTEXT, type ProfileField } from "@houselight/contracts/configuration";
import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { playerFieldsQuery } from "../../../data/configuration.ts";
import { EmailPart } from "./contact/email-part.tsx";
import { PhonePart } from "./contact/phone-part.tsx";
import { ProfileSummary } from "./profile-summary.tsx";

const NOTHING: readonly ProfileField[] = [];

/** Shows a player's own data: what the context of the profile offers can be edited (PROFILE-05). */
export function ProfilePage() {
  const t = useTranslations();
  const player = usePlayer();
  const { data, isError, refetch } = useQuery(playerFieldsQuery);
  // The session ended on this page; the guard leads away.
  if (!player) return null;
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("profile.title")}</h1>
      <p className="mt-2 text-dim text-md">{t("profile.text")}</p>
      <EmailPart address={player.email} isConfirmed={player.confirmed_at !== null} />
      <PhonePart player={player} />
      {data ? (
        <ProfileSummary player={player} fields={data[EDITION_CONTEXT] ?? NOTHING} />
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
