import { stateOfPostalCode, updatePlayer } from "@houselight/contracts/accounts";
import { EDITION_CONTEXT } from "@houselight/contracts/configuration";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../api/call.ts";
import { reloadPlayer, usePlayer } from "../../../data/accounts.ts";
import { playerFieldsQuery } from "../../../data/configuration.ts";

/** Saves the state that a postal code lies in, where the profile asks for one and has none (PROFILE-12). */
export default function StateFill() {
  const queryClient = useQueryClient();
  const player = usePlayer();
  const { data: fields } = useQuery(playerFieldsQuery);
  const isAsked = fields?.[EDITION_CONTEXT]?.includes("state") ?? false;
  const state =
    isAsked && player && !player.state
      ? stateOfPostalCode(player.country, player.postal_code ?? "")
      : null;
  useEffect(() => {
    if (state === null) return;
    call(updatePlayer, { body: { user: { state } } })
      .then(() => reloadPlayer(queryClient))
      // The profile is of use without it, and the next page tries again.
      .catch(() => undefined);
  }, [state, queryClient]);
  return null;
}
