import { ENDED_STAGES } from "@houselight/contracts/bonuses";
import type { FreespinsView } from "@houselight/contracts/freespins";
import { buttonClass } from "@houselight/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useGiftFailure } from "../../../i18n/page/use-gift-failure.ts";
import { activateSpins, cancelSpins, freespinsQuery } from "../../../data/bonuses/freespins.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";
import { ActivateButton, CancelButton } from "../card/gift-actions.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Lets a player activate free spins, play them or give them up; nothing once they are over. */
export function FreespinsActions({
  spins,
  title,
  producer,
}: {
  readonly spins: FreespinsView;
  readonly title: string;
  /** Slug of the studio of their game; undefined while it is not known. */
  readonly producer: string | undefined;
}) {
  const t = useTranslations("freespins");
  const toast = useToast();
  const queryClient = useQueryClient();
  const onActivateError = useGiftFailure("ACTIVATE_FREESPINS_ERROR", freespinsQuery.queryKey);
  const onCancelError = useGiftFailure("CANCEL_FREESPINS_ERROR", freespinsQuery.queryKey);
  if (ENDED_STAGES.includes(spins.stage)) return null;
  const start = async () => {
    await activateSpins(queryClient, spins.id);
    toast((say) => say("freespins.activated"), "success");
  };
  const giveUp = async () => {
    await cancelSpins(queryClient, spins.id);
    toast((say) => say("freespins.givenUp"), "success");
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {spins.activatable ? (
        <ActivateButton title={title} act={start} onError={onActivateError} />
      ) : null}
      {spins.stage === "activated" && producer ? (
        <Link
          to="/play/$producer/$name"
          params={{ producer, name: spins.game }}
          search={{ mode: "real" }}
          className={buttonClass({ kind: "action" })}
        >
          {t("play")}
        </Link>
      ) : null}
      <CancelButton title={title} act={giveUp} onError={onCancelError}>
        {t(spins.amount_cents > 0 ? "loseAll" : "loseSpins")}
      </CancelButton>
    </div>
  );
}
