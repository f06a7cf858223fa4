import { type ComponentType, startTransition, useEffect, useState } from "react";
import type { GameModule, PanelProps } from "../../games/game-module.ts";
import { games } from "../../games/registry.ts";

export type GameModuleState =
  | { readonly status: "loading" | "failed" | "missing" }
  | {
      readonly status: "ready";
      readonly game: GameModule;
      readonly SidePanels: ComponentType<PanelProps>;
    };

/**
 * Loads a game's script and its panels in the browser; neither is part of a page's first script. For
 * another game the page is another one (it has a key), so that this starts anew. The stage is rendered
 * as a transition, in slices: a press on the frame around it does not wait for the whole of it.
 */
export function useGameModule(slug: string): GameModuleState {
  const load = Object.hasOwn(games, slug) ? games[slug] : undefined;
  const [state, setState] = useState<GameModuleState>({ status: "loading" });
  useEffect(() => {
    if (!load) return;
    let over = false;
    Promise.all([load(), import("../../games/panels/side-panels.tsx")]).then(
      ([game, { SidePanels }]) =>
        over || startTransition(() => setState({ status: "ready", game, SidePanels })),
      () => over || setState({ status: "failed" }),
    );
    return () => {
      over = true;
    };
  }, [load]);
  return load ? state : { status: "missing" };
}
