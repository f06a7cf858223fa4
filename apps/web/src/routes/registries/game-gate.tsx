import { useHydrated } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { AskedGame } from "../../data/visitor/studios/asked-fields.ts";
import { useWholeMessages } from "../../i18n/page/messages.tsx";

const GameFields = lazy(() => import("../../features/accounts/profile/game-fields.tsx"));

/** Asks for what a game waits for; the script and the words of it come after the page's. */
export function GameGate(asked: AskedGame) {
  const hydrated = useHydrated();
  const hasWords = useWholeMessages();
  if (!hydrated || !hasWords) return null;
  return (
    <Suspense fallback={null}>
      <GameFields {...asked} />
    </Suspense>
  );
}
