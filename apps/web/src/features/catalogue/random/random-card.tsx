import { randomGame } from "@houselight/contracts/catalogue";
import { buttonClass } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import Dices from "lucide-react/icons/dices";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { reportError } from "../../../api/report-error.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { listDevice, providersQuery } from "../../../data/catalogue.ts";
import { useErrorToast, useToast } from "../../../i18n/page/use-toast.ts";
import { playParams } from "../game-tile.tsx";
import { isAcceptable, pickRandomGame } from "./pick-random-game.ts";

/** Opens a game that the house draws: its demo for a guest, for real money for a player (GAME-18). */
function useRandomGame() {
  const toast = useToast();
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const player = usePlayer();
  return useMutation({
    mutationFn: async () => {
      const studios = await queryClient.ensureQueryData(providersQuery);
      return pickRandomGame({
        draw: () => call(randomGame, {}),
        accepts: (game) => isAcceptable(game, player, studios, listDevice()),
        log: reportError,
      });
    },
    onSuccess: (game) => {
      if (!game) return toast((say) => say("tile.randomNone"), "warning");
      const search = { mode: player ? ("real" as const) : ("demo" as const) };
      void navigate({ to: "/play/$producer/$name", params: playParams(game), search });
    },
    onError: errorToast,
  });
}

/** The card of a random game in a list: as large as a game's, or as wide as those that are shown large. */
export function RandomCard({ shape }: { readonly shape: "tile" | "wide" }) {
  const t = useTranslations("tile");
  const { mutate, isPending } = useRandomGame();
  return (
    <button
      type="button"
      aria-busy={isPending}
      onClick={() => (isPending ? undefined : mutate())}
      className={`group flex w-full cursor-pointer items-center justify-center rounded-tile border-2 border-line border-dashed bg-surface-1 p-4 text-center transition-colors hover:border-amber ${
        shape === "tile" ? "aspect-3/4 flex-col gap-3" : "h-full min-h-28 flex-wrap gap-x-6 gap-y-3"
      }`}
    >
      <Dices
        aria-hidden="true"
        className="size-10 text-amber transition-transform duration-200 ease-settle group-hover:rotate-12 motion-reduce:transition-none"
      />
      <span className="font-semibold">{t("random")}</span>
      <span className={buttonClass()}>{t("randomOpen")}</span>
    </button>
  );
}
