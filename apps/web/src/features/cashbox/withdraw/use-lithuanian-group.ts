import { joinGroups } from "@houselight/contracts/accounts";
import { isLithuanianIban, LITHUANIAN_IBAN_GROUP } from "@houselight/contracts/cashbox";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../api/call.ts";
import { playerQuery } from "../../../api/queries.ts";
import { usePlayer } from "../../../api/session.ts";

/** Whoever enters a Lithuanian IBAN joins the group of such accounts, once (VALID-16). */
export function useLithuanianGroup(iban: string): void {
  const player = usePlayer();
  const queryClient = useQueryClient();
  const { mutate, isIdle } = useMutation({
    mutationFn: () => call(joinGroups, { body: { groups: { add: [LITHUANIAN_IBAN_GROUP] } } }),
    // The profile holds the groups. A failure is met again with the next such account.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: playerQuery.queryKey }),
  });
  const isMember = player?.statuses.some(({ id }) => id === LITHUANIAN_IBAN_GROUP) ?? true;
  const isDue = isLithuanianIban(iban) && !isMember && isIdle;
  useEffect(() => {
    if (isDue) mutate();
  }, [isDue, mutate]);
}
