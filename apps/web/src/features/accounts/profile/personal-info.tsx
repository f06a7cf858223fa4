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
import { type ReactNode, useDeferredValue, useState } from "react";
import { useTranslations } from "use-intl/react";
import { tabStore } from "../../../api/kept/kept-store.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { playerFieldsQuery } from "../../../data/configuration.ts";
import { useHasModal, usePopupTurn } from "../../../shell/popups/use-popup-turn.ts";
import { isPutOff, putOff } from "./put-off.ts";
import { ProfileForm } from "./profile-form.tsx";

/**
 * Asks for what a profile lacks, over the whole screen (PROFILE-11, MODAL-04): of a player whose account
 * is in money and not in a coin. It waits while another popup is open or a game has the screen, and
 * comes once a visit: a player may do it later.
 */
export default function PersonalInfo() {
  const player = usePlayer();
  const [isLater, setLater] = useState(() => isPutOff(tabStore));
  const isPopupOpen = useHasModal();
  const isOnStage = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.layout === "stage"),
  });
  const isProfilePage = useLocation({ select: ({ pathname }) => pathname === "/profile" });
  const isAsked = player !== null && currency(player.currency).fiat && isProfileIncomplete(player);
  const { data } = useQuery({ ...playerFieldsQuery, enabled: isAsked });
  const offered = data?.[EDITION_CONTEXT] ?? [];
  const lacks = isAsked && missingProfileFields(player).some((field) => offered.includes(field));
  const isFree = !isLater && !isPopupOpen && !isOnStage && !isProfilePage;
  const isShown = usePopupTurn("personal-info", lacks && isFree);
  if (!isShown || !player) return null;
  const close = () => {
    putOff(tabStore);
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
      <BitByBit>
        <ProfileForm
          player={player}
          fields={fields}
          required={fields}
          text={t("profile.personalInfo.text")}
          leave={t("profile.personalInfo.later")}
          onClose={onClose}
        />
      </BitByBit>
    </Dialog>
  );
}

/** Draws a large part after the dialog that holds it, which draws the rest in one go: no press waits for it. */
function BitByBit({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
