import { type ComponentType, type ReactNode, useMemo } from "react";
import { useData } from "../../api/page/use-data.ts";
import { usePlayer } from "../../data/accounts.ts";
import { playerFieldsQuery } from "../../data/configuration.ts";
import { type AskedGame, fieldsAskedBy } from "../../data/visitor/studios/asked-fields.ts";
import { HeldGame } from "./held-game.tsx";
import type { ShownGame } from "./shown-game.ts";

/**
 * Shows a game once its studio knows of the player what it asks for; before that its cover, and a form
 * over it (GAME-21). The demo waits for nothing.
 */
export function GatedGame({
  gate: Gate,
  alone,
  children,
  ...shown
}: ShownGame & {
  readonly game: AskedGame["game"];
  readonly alone: boolean;
  /** Asks for what the game's provider must know before it is played for money. */
  readonly gate: ComponentType<AskedGame>;
  readonly children: ReactNode;
}) {
  const fields = useAskedFields(shown.game.producer);
  if (shown.mode !== "real" || fields.length === 0) return children;
  return (
    <>
      <HeldGame {...shown} alone={alone} />
      <Gate game={shown.game} studio={shown.studio} fields={fields} />
    </>
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
