import { usePlayer } from "../../data/accounts.ts";
import { VipLevels } from "./vip-levels.tsx";
import { VipStanding } from "./vip-standing.tsx";

/** The club: a player's own standing, and its levels. */
export default function VipClub() {
  const player = usePlayer();
  return (
    <div className="flex flex-col gap-6">
      {player ? <VipStanding /> : null}
      <VipLevels />
    </div>
  );
}
