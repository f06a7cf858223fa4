import { GROUPS, joinGroups } from "@houselight/contracts/accounts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { playerQuery, usePlayer } from "../../../data/accounts.ts";
import { marksAsLithuanian } from "./destination.ts";

/**
 * Whoever leaves the field with a Lithuanian IBAN joins the group of such accounts, once
 * (VALID-16). To be called with what the field holds when it is left or sent.
 */
export function useLithuanianGroup(): (iban: string) => void {
  const player = usePlayer();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(joinGroups, { body: { groups: { add: [GROUPS.lithuanianIban] } } }),
    // The profile holds the groups. A failure is met again with the next such account.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: playerQuery.queryKey }),
  });
  const isMember = player?.statuses.some(({ id }) => id === GROUPS.lithuanianIban) ?? true;
  return (iban) => {
    if (marksAsLithuanian(iban) && !isMember && !isPending) mutate();
  };
}
