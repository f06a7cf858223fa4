import {
  isProfileIncomplete,
  missingProfileFields,
  type PlayerView,
} from "@houselight/contracts/accounts";
import { EDITION_CONTEXT, type ProfileField } from "@houselight/contracts/configuration";
import { currency } from "@houselight/contracts/money";
import { Dialog } from "@houselight/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useMatches } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { playerFieldsQuery } from "../../../data/configuration.ts";
import { modalOfPath } from "../../../paths.ts";
import type { RootSearch } from "../../../shell/root-search.ts";
import { isPutOff, putOff } from "./put-off.ts";
import { ProfileForm } from "./profile-form.tsx";

/**
 * Asks for what a profile lacks, over the whole screen (PROFILE-11, MODAL-04): of a player whose account
 * is in money and not in a coin. It waits while another popup is open or a game has the screen, and
 * comes once a visit: a player may do it later.
 */
export default function PersonalInfo() {
  const player = usePlayer();
  const [isLater, setLater] = useState(() => isPutOff(sessionStorage));
  const isPopupOpen = useLocation({
    select: ({ pathname, search }) =>
      Boolean((search as RootSearch).modal ?? modalOfPath(pathname)),
  });
  const isOnStage = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.layout === "stage"),
  });
  const isProfilePage = useLocation({ select: ({ pathname }) => pathname === "/profile" });
  const isAsked = player !== null && currency(player.currency).fiat && isProfileIncomplete(player);
  const { data } = useQuery({ ...playerFieldsQuery, enabled: isAsked });
  if (!isAsked || !data || isLater || isPopupOpen || isOnStage || isProfilePage) return null;
  const offered = data[EDITION_CONTEXT] ?? [];
  const missing = missingProfileFields(player).filter((field) => offered.includes(field));
  if (missing.length === 0) return null;
  const close = () => {
    putOff(sessionStorage);
    setLater(true);
  };
  return <PersonalInfoDialog player={player} offered={offered} onClose={close} />;
}

function PersonalInfoDialog({
  player,
  offered,
  onClose,
}: {
  readonly player: PlayerView;
  readonly offered: readonly ProfileField[];
  readonly onClose: () => void;
}) {
  const t = useTranslations();
  // Fields stay where they are while they are filled in. A postal code is judged by its country.
  const [fields] = useState(() => {
    const missing: readonly ProfileField[] = missingProfileFields(player);
    return offered.filter(
      (field) =>
        missing.includes(field) || (field === "country" && missing.includes("postal_code")),
    );
  });
  return (
    <Dialog
      open
      shape="full"
      onClose={onClose}
      title={t("profile.personalInfo.title")}
      closeLabel={t("site.close")}
    >
      <ProfileForm
        player={player}
        fields={fields}
        required={fields}
        text={t("profile.personalInfo.text")}
        leave={t("profile.personalInfo.later")}
        onClose={onClose}
      />
    </Dialog>
  );
}
