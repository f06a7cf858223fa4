import { useSuspenseQuery } from "@tanstack/react-query";
import { providersQuery } from "../../data/catalogue.ts";
import { houseGameQuery } from "../../data/house-games.ts";
import type { PlayMode } from "../../games/game-module.ts";
import { GameWordsProvider } from "../../i18n/game-words.tsx";
import type { RouterContext } from "../../router.tsx";
import { NotOffered } from "./not-offered.tsx";
import { PlayPage } from "./play-page.tsx";

interface GameProps {
  readonly name: string;
  readonly mode?: PlayMode | undefined;
  readonly locale: RouterContext["locale"];
  readonly alone?: boolean;
}

/**
 * Shows a game in the frame of its page, or alone in the window (ROUTE-25); where the visitor's licence
 * has not got it, the page says so.
 */
export function GamePage({ offered, ...game }: GameProps & { readonly offered: boolean }) {
  return offered ? <OfferedGame {...game} /> : <NotOffered />;
}

function OfferedGame({ name, mode = "demo", locale, alone = false }: GameProps) {
  const { data: game } = useSuspenseQuery(houseGameQuery(name));
  const { data: providers } = useSuspenseQuery(providersQuery);
  const studio = providers.find(({ slug }) => slug === game.producer)?.name ?? game.producer;
  return (
    <GameWordsProvider game={name}>
      <PlayPage
        key={`${name}:${mode}`}
        game={game}
        mode={mode}
        locale={locale}
        studio={studio}
        alone={alone}
      />
    </GameWordsProvider>
  );
}
