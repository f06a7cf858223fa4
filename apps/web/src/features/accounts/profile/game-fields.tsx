import { buttonClass } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { playerQuery, usePlayer } from "../../../data/accounts.ts";
import { type AskedGame, fieldsAskedBy } from "../../../data/visitor/studios/asked-fields.ts";
import { playerFieldsQuery } from "../../../data/configuration.ts";
import { usePopupTurn } from "../../../shell/popups/use-popup-turn.ts";
import { ProfileForm } from "./profile-form.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/**
 * Asks for what the provider of a game must know before it is played for money (GAME-21, MODAL-12).
 * Nothing but an answer or another page ends it; the game starts as soon as the profile has all of it.
 */
export default function GameFields({ game, fields, studio }: AskedGame) {
  const t = useTranslations("profile.gameAsks");
  const player = usePlayer();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Fields stay where they are while they are filled in.
  const [asked] = useState(fields);
  const isShown = usePopupTurn("game-fields", true);
  if (!player || !isShown) return null;
  const leave = () => {
    const known = queryClient.getQueryData(playerFieldsQuery.queryKey);
    const now = queryClient.getQueryData(playerQuery.queryKey);
    // The form closes after it was saved, too: what it asked for is there then.
    const isSaved = known && now && fieldsAskedBy(known, game.producer, now).length === 0;
    if (!isSaved) void navigate({ to: "/" });
  };
  return (
    <Dialog open staysOnOutsidePress onClose={() => undefined} title={t("title")}>
      <div className="flex flex-col gap-5">
        <ProfileForm
          player={player}
          fields={asked}
          required={asked}
          text={t("text", { studio })}
          leave={t("leave")}
          onClose={leave}
        />
        {Object.hasOwn(game.stakes, "FUN") ? (
          <Link
            to="/play/$producer/$name"
            params={{ producer: game.producer, name: game.slug }}
            search={{ mode: "demo" }}
            className={buttonClass({ wide: true })}
          >
            {t("demo")}
          </Link>
        ) : null}
      </div>
    </Dialog>
  );
}
