import { lazy } from "react";
import type { AskedGame } from "../../data/visitor/studios/asked-fields.ts";
import { OnceAlive } from "./once-alive.tsx";

const GameFields = lazy(() => import("../../features/accounts/profile/game-fields.tsx"));

/** Asks for what a game waits for; the script and the words of it come after the page's. */
export function GameGate(asked: AskedGame) {
  return (
    <OnceAlive>
      <GameFields {...asked} />
    </OnceAlive>
  );
}
