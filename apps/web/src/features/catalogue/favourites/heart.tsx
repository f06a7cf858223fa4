import type { GameView } from "@houselight/contracts/catalogue";
import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
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

/**
 * Beside the tile's picture, not in it: a picture that rises on hover would take the heart below the
 * link that covers the tile on touch screens. It rises with it.
 */
const CORNER =
  "absolute top-1 right-1 z-10 rounded-full transition-[translate,opacity] duration-200 ease-settle group-focus-within:-translate-y-1 group-hover:-translate-y-1 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-focus-within:opacity-100 [@media(hover:hover)]:group-hover:opacity-100 [@media(hover:hover)]:aria-pressed:opacity-100";

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
      className={clsx(
        "grid size-11 shrink-0 cursor-pointer place-items-center disabled:cursor-default",
        place === "corner" ? CORNER : "-mt-2 -mr-2 rounded-control hover:bg-surface-2",
      )}
    >
      <span
        className={clsx(
          "grid place-items-center",
          place === "corner" && "size-8 rounded-full bg-ink shadow-paper",
        )}
      >
        <HeartIcon aria-hidden="true" className={clsx("size-5", kept && "fill-current")} />
      </span>
    </button>
  );
}
