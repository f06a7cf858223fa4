import { lazy } from "react";
import type { SharedChecks } from "../../features/house-games/game-rounds-page.tsx";
import { OnceAlive } from "./once-alive.tsx";

const TableCheck = lazy(() => import("../../features/live-tables/table-check.tsx"));
const RocketCheck = lazy(async () => ({
  default: (await import("../../features/rocket/rounds/round-proof.tsx")).RoundProof,
}));

/** Checks of rounds that many share, by who runs their game; the script of each comes when one is asked for. */
export const SHARED_CHECKS: SharedChecks = {
  table: (asked) => (
    <OnceAlive>
      <TableCheck {...asked} />
    </OnceAlive>
  ),
  rocket: ({ number, onClose }) => (
    <OnceAlive>
      <RocketCheck number={number} onClose={onClose} />
    </OnceAlive>
  ),
};
