import type { RoundSummaryView } from "@houselight/contracts/house-games";
import { VerifyDialog } from "../../games/panels/verify-dialog.tsx";
import { GameWordsProvider } from "../../i18n/game-words.tsx";
import { useGameModule } from "./use-game-module.ts";

/** Checks a round away from its game's page: brings the game's rules and its words. */
export default function RoundCheck({
  round,
  onClose,
}: {
  readonly round: Pick<RoundSummaryView, "id" | "game">;
  readonly onClose: () => void;
}) {
  const module = useGameModule(round.game);
  if (module.status !== "ready") return null;
  return (
    <GameWordsProvider game={round.game}>
      <VerifyDialog id={round.id} module={module.game} onClose={onClose} />
    </GameWordsProvider>
  );
}
