import type { PlayerView } from "@houselight/contracts/accounts";
import { EDITION_CONTEXT, type ProfileField } from "@houselight/contracts/configuration";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { playerFieldsQuery } from "../../../data/configuration.ts";
import { useGo } from "../../../shell/modal-link.tsx";
import { licenceAsks } from "./licence-asks.ts";
import { ProfileForm } from "./profile-form.tsx";

/**
 * Edits the profile over any page (MODAL-05): what the licence asks for and is missing, and where
 * nothing is, what the context of the profile offers (PROFILE-05).
 */
export default function ProfileDataDialog() {
  const t = useTranslations();
  const { closeModal } = useGo();
  const player = usePlayer();
  const { data, isError, refetch } = useQuery(playerFieldsQuery);
  return (
    <Dialog
      open
      shape="full"
      onClose={closeModal}
      title={t("profile.title")}
      closeLabel={t("site.close")}
    >
      {player && data ? (
        <Form player={player} offered={data[EDITION_CONTEXT] ?? []} onClose={closeModal} />
      ) : isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{t("profile.failed")}</p>
          <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
        </div>
      ) : (
        <Skeleton className="h-140 rounded-tile" />
      )}
    </Dialog>
  );
}

function Form({
  player,
  offered,
  onClose,
}: {
  readonly player: PlayerView;
  readonly offered: readonly ProfileField[];
  readonly onClose: () => void;
}) {
  const t = useTranslations();
  // Fields stay where they are while they are filled in.
  const [asked] = useState(() => licenceAsks(player));
  // A number that is known has a part of its own on the page, where another one takes a code.
  const [open] = useState(() =>
    offered.filter((field) => field !== "mobile_phone" || !player.mobile_phone),
  );
  const isAsked = asked.length > 0;
  return (
    <ProfileForm
      player={player}
      fields={isAsked ? asked : open}
      required={asked}
      text={t(isAsked ? "profile.licenceAsks" : "profile.text")}
      leave={t("security.cancel")}
      onClose={onClose}
    />
  );
}
