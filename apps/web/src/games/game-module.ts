import type { HouseGameView } from "@houselight/contracts/house-games";
import type { Locale } from "@houselight/contracts/locales";
import type { ComponentType } from "react";

export type PlayMode = "real" | "demo";

/** What a game is given. Its balance comes from `live/balance.ts`, its calls from `api/call.ts`. */
export interface GameProps {
  readonly game: HouseGameView;
  readonly mode: PlayMode;
  readonly locale: Locale;
}

/**
 * What a game's module offers. `Stage` fills the frame, which is 16:10 on wide screens and as high
 * as the window allows on small ones; `SidePanels` stand beside it (facts, fairness, last rounds).
 */
export interface GameModule {
  readonly Stage: ComponentType<GameProps>;
  readonly SidePanels?: ComponentType<GameProps>;
}

export type GameRegistry = Readonly<Record<string, () => Promise<GameModule>>>;
