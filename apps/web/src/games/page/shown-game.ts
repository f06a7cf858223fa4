import type { HouseGameView } from "@houselight/contracts/house-games";
import type { GameView } from "@houselight/contracts/catalogue";
import type { Locale } from "@houselight/contracts/locales";
import type { ComponentType } from "react";
import type { AskedGame } from "../../data/visitor/studios/asked-fields.ts";
import type { PlayMode } from "../game-module.ts";

/** Tells of a game what the frame of its page says, whoever runs it. */
export interface ShownGame {
  readonly game: Pick<HouseGameView, "producer" | "slug" | "title">;
  readonly mode: PlayMode;
  /** Name of the studio, as it is shown. */
  readonly studio: string;
  /** True for a game that has no pictures of ours. */
  readonly drawn?: boolean;
}

/** Props of the page of a game that somebody else runs. */
export interface ListedGameProps {
  readonly game: GameView;
  readonly mode?: PlayMode | undefined;
  readonly locale: Locale;
  /** Without the site's frame: the game alone in the window (ROUTE-25). */
  readonly alone: boolean;
  /** Asks for what the game's provider must know before it is played for money. */
  readonly gate: ComponentType<AskedGame>;
}
