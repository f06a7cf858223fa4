import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePlayer } from "../api/session.ts";

/** Keeps the live socket open as whoever is signed in; its script loads once the page is idle. */
export function LiveConnection() {
  const queryClient = useQueryClient();
  const playerId = usePlayer()?.id ?? null;
  useEffect(() => {
    let close = () => {};
    let over = false;
    const open = async () => {
      const { connectLive } = await import("./connect.ts");
      if (over) return;
      // Without the socket the page works; it is only not told of changes.
      const opened = await connectLive(queryClient, playerId).catch(() => () => {});
      if (over) opened();
      else close = opened;
    };
    const cancel = whenIdle(() => void open());
    return () => {
      over = true;
      cancel();
      close();
    };
  }, [queryClient, playerId]);
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
