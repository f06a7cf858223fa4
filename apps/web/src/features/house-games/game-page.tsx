import type { ComponentType } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { usePlayer } from "../../data/accounts.ts";
import { providersQuery } from "../../data/catalogue.ts";
import type { AskedGame } from "../../data/visitor/studios/asked-fields.ts";
import { houseGameQuery } from "../../data/house-games.ts";
import type { PlayMode } from "../../games/game-module.ts";
import { GatedGame } from "../../games/page/gated-game.tsx";
import { NotOffered } from "../../games/page/not-offered.tsx";
import { GameWordsProvider } from "../../i18n/game-words.tsx";
import type { RouterContext } from "../../router.tsx";
import { PlayPage } from "./play-page.tsx";

interface GameProps {
  readonly name: string;
  readonly mode?: PlayMode | undefined;
  readonly locale: RouterContext["locale"];
  readonly alone?: boolean;
  /** Asks for what the game's provider must know before it is played for money. */
  readonly gate: ComponentType<AskedGame>;
}

/**
 * Shows a game of ours in the frame of its page, or alone in the window (ROUTE-25); where the visitor's
 * licence has not got it, the page says so.
 */
export function GamePage({ offered, ...game }: GameProps & { readonly offered: boolean }) {
  return offered ? <OfferedGame {...game} /> : <NotOffered />;
}

function OfferedGame({ name, mode = "demo", locale, alone = false, gate }: GameProps) {
  const playerId = usePlayer()?.id;
  const { data: game } = useSuspenseQuery(houseGameQuery(name));
  const { data: providers } = useSuspenseQuery(providersQuery);
  const studio = providers.find(({ slug }) => slug === game.producer)?.name ?? game.producer;
  return (
    <GameWordsProvider game={name}>
      <GatedGame game={game} mode={mode} studio={studio} alone={alone} gate={gate}>
        <PlayPage
          // A round for money is of the player who bet: another one begins anew.
          key={`${name}:${mode}:${mode === "real" ? playerId : ""}`}
          game={game}
          mode={mode}
          locale={locale}
          studio={studio}
          alone={alone}
        />
      </GatedGame>
    </GameWordsProvider>
  );
}
