import { lazy } from "react";
import type { RoundChecks } from "../../features/house-games/game-rounds-page.tsx";
import { OnceAlive } from "./once-alive.tsx";

const RoundCheck = lazy(() => import("../../features/house-games/round-check.tsx"));
const TableCheck = lazy(() => import("../../features/live-tables/table-check.tsx"));
const RocketCheck = lazy(async () => ({
  default: (await import("../../features/rocket/rounds/round-proof.tsx")).RoundProof,
}));

/**
 * Checks of rounds by who runs their game; the script of each comes when one is asked for. A studio alone can
 * say how its rounds came about.
 */
export const ROUND_CHECKS: RoundChecks = {
  house: ({ slug, round, onClose }) => (
    <OnceAlive>
      <RoundCheck round={{ id: round.id, game: slug }} onClose={onClose} />
    </OnceAlive>
  ),
  table: ({ slug, round, onClose }) => (
    <OnceAlive>
      <TableCheck slug={slug} number={Number(round.round)} onClose={onClose} />
    </OnceAlive>
  ),
  rocket: ({ round, onClose }) => (
    <OnceAlive>
      <RocketCheck number={Number(round.round)} onClose={onClose} />
    </OnceAlive>
  ),
};
