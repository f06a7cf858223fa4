import { type ComponentType, useMemo } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { providersQuery } from "../../data/catalogue.ts";
import { useData } from "../../api/page/use-data.ts";
import { usePlayer } from "../../data/accounts.ts";
import { type AskedGame, fieldsAskedBy } from "../../data/visitor/studios/asked-fields.ts";
import { playerFieldsQuery } from "../../data/configuration.ts";
import { houseGameQuery } from "../../data/house-games.ts";
import type { PlayMode } from "../../games/game-module.ts";
import { GameWordsProvider } from "../../i18n/game-words.tsx";
import type { RouterContext } from "../../router.tsx";
import { HeldGame } from "./held-game.tsx";
import { NotOffered } from "./not-offered.tsx";
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
 * Shows a game in the frame of its page, or alone in the window (ROUTE-25); where the visitor's licence
 * has not got it, the page says so.
 */
export function GamePage({ offered, ...game }: GameProps & { readonly offered: boolean }) {
  return offered ? <OfferedGame {...game} /> : <NotOffered />;
}

function OfferedGame({ name, mode = "demo", locale, alone = false, gate: Gate }: GameProps) {
  const { data: game } = useSuspenseQuery(houseGameQuery(name));
  const { data: providers } = useSuspenseQuery(providersQuery);
  const studio = providers.find(({ slug }) => slug === game.producer)?.name ?? game.producer;
  const fields = useAskedFields(game.producer);
  if (mode === "real" && fields.length > 0)
    return (
      <GameWordsProvider game={name}>
        <HeldGame game={game} mode={mode} locale={locale} studio={studio} alone={alone} />
        <Gate game={game} studio={studio} fields={fields} />
      </GameWordsProvider>
    );
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

/** Returns what a provider asks of the player and does not know yet; nothing while that cannot be read. */
function useAskedFields(provider: string) {
  const player = usePlayer();
  const fields = useData(playerFieldsQuery);
  return useMemo(
    () => (player && fields ? fieldsAskedBy(fields, provider, player) : []),
    [fields, provider, player],
  );
}
