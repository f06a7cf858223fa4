import { GROUPS, joinGroups, type PlayerView } from "@houselight/contracts/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../api/call.ts";
import { reloadPlayer } from "../../../data/accounts.ts";
import { isThisInstalled } from "./own-groups.ts";

/** Puts a player who plays in the installed app into the group of the app, once (AUTH-12). */
export default function InstalledWatch({ player }: { readonly player: PlayerView }) {
  const queryClient = useQueryClient();
  const isMember = player.statuses.some(({ id }) => id === GROUPS.nativeApp);
  useEffect(() => {
    if (isMember || !isThisInstalled()) return;
    call(joinGroups, { body: { groups: { add: [GROUPS.nativeApp] } } })
      .then(() => reloadPlayer(queryClient))
      // The next page tries again.
      .catch(() => undefined);
  }, [isMember, queryClient]);
  return null;
}
