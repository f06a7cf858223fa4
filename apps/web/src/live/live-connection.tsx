import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePlayer } from "../data/accounts.ts";
import type { LiveHandler } from "./handlers.ts";
import { keepOpen } from "./keep-open.ts";

/** Loads the handlers, together with the socket's own script. */
export type LoadLiveHandlers = () => Promise<readonly LiveHandler[]>;

/** Keeps the live socket open for the visitor; its script loads once the page is idle. */
export function LiveConnection({ load }: { readonly load: LoadLiveHandlers }) {
  const queryClient = useQueryClient();
  const playerId = usePlayer()?.id ?? null;
  useEffect(() => {
    let close = () => {};
    const open = async (isLate: boolean) => {
      const [{ connectLive }, handlers] = await Promise.all([import("./connect.ts"), load()]);
      return connectLive(queryClient, { playerId, handlers, isLate });
    };
    const cancel = whenIdle(() => {
      // Until it is open the page works; it is only not told of changes.
      close = keepOpen(open);
    });
    return () => {
      cancel();
      close();
    };
  }, [queryClient, playerId, load]);
  return null;
}

/** Runs when the browser has nothing else to do; Safari has no idle callback and waits a moment. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === "function") {
    const handle = window.requestIdleCallback(run, { timeout: 2_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 300);
  return () => clearTimeout(timer);
}
