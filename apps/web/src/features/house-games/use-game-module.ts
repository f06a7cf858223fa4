import { useEffect, useState } from "react";
import { games } from "../../games/registry.ts";
import type { GameModule } from "../../games/game-module.ts";

export type GameModuleState =
  | { readonly status: "loading" | "failed" | "missing" }
  | { readonly status: "ready"; readonly game: GameModule };

/**
 * Loads a game's script in the browser; engines are never part of a page's first script. For
 * another game the page is another one (it has a key), so that this starts anew.
 */
export function useGameModule(slug: string): GameModuleState {
  const load = Object.hasOwn(games, slug) ? games[slug] : undefined;
  const [state, setState] = useState<GameModuleState>({ status: "loading" });
  useEffect(() => {
    let over = false;
    load?.().then(
      (game) => over || setState({ status: "ready", game }),
      () => over || setState({ status: "failed" }),
    );
    return () => {
      over = true;
    };
  }, [load]);
  return load ? state : { status: "missing" };
}
