import { type ChatView, getRestoreId, setRestoreId } from "@houselight/contracts/support";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { usePlayer } from "../../data/accounts.ts";
import { useClientContext } from "../../data/configuration.ts";
import { chatQuery } from "../../data/visitor/chat/support.ts";

/** Restores a player's history, and joins to it what was written as a guest in this browser (SUPPORT-04). */
export function useJoinedHistory(chat: ChatView | undefined): void {
  const queryClient = useQueryClient();
  const playerId = usePlayer()?.id;
  const { brand } = useClientContext();
  const left = chat?.guest_restore_id ?? null;
  const type = chat?.adapter;
  useEffect(() => {
    if (left === null || playerId === undefined || type === undefined) return;
    const asked = { internalId: String(playerId), project: brand.id, type };
    const join = async () => {
      const { restoreId } = await call(getRestoreId, { body: { ...asked, requestId: newId() } });
      if (restoreId !== left)
        await call(setRestoreId, { body: { ...asked, restoreId: left, requestId: newId() } });
      await queryClient.invalidateQueries({ queryKey: chatQuery.queryKey });
    };
    // Another tab may have joined it already; the next opening tries again.
    void join().catch(() => undefined);
  }, [left, playerId, type, brand.id, queryClient]);
}
