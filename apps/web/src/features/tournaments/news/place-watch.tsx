import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { tournamentsQuery } from "../../../data/engagement/tournaments/tournaments.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";
import { isGamePath } from "../../../paths.ts";
import { onStatuses, type PlaceNews, placesToTell } from "./places-to-tell.ts";

/** Tells a player which place they have taken in a tournament (TOURN-08); a game is not disturbed by it. */
export default function PlaceWatch() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  useEffect(() => {
    const toldAt = new Map<string, number>();
    const say = async ({ identifier, place, previous }: PlaceNews) => {
      const tournaments = await queryClient.ensureQueryData(tournamentsQuery).catch(() => []);
      const title = tournaments.find((one) => one.frontend_identifier === identifier)?.title;
      if (title) toast((t) => t("tournaments.placeNews", { title, place, previous }), "info");
    };
    return onStatuses((statuses) => {
      if (isGamePath(router.state.location.pathname)) return;
      for (const news of placesToTell(statuses, toldAt, Date.now())) void say(news);
    });
  }, [queryClient, router, toast]);
  return null;
}
