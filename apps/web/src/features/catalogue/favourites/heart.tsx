import type { GameView } from "@houselight/contracts/catalogue";
import { useQueryClient } from "@tanstack/react-query";
import HeartIcon from "lucide-react/icons/heart";
import { useTranslations } from "use-intl/react";
import { favouriteIdsQuery, keepFavourite } from "../../../data/catalogue.ts";
import { useErrorToast } from "../../../i18n/page/use-toast.ts";
import { useData } from "../../../api/page/use-data.ts";

export interface HeartProps {
  readonly game: GameView;
  /** In the corner of a tile, where it shows on hover, or in a line of text. */
  readonly place: "corner" | "line";
}

/** A player's heart of a game, pressed at once and set back when the house refuses. */
export default function Heart({ game, place }: HeartProps) {
  const t = useTranslations("tile");
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const ids = useData(favouriteIdsQuery);
  const kept = ids?.includes(game.identifier) ?? false;
  const toggle = async () => {
    try {
      await keepFavourite(queryClient, game.identifier, !kept);
    } catch (error) {
      errorToast(error);
    }
  };
  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={t("favourite", { game: game.title })}
      // What is kept is not known yet: a press could say the opposite of what is meant.
      disabled={!ids}
      onClick={() => void toggle()}
      className={
        place === "corner"
          ? "tile-heart tile-rising"
          : "-mt-2 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-surface-2 disabled:cursor-default"
      }
    >
      <span>
        <HeartIcon aria-hidden="true" className={kept ? "size-5 fill-current" : "size-5"} />
      </span>
    </button>
  );
}
