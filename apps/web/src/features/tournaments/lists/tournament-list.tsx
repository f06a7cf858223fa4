import type { TournamentView } from "@houselight/contracts/tournaments";
import { TournamentCard } from "./tournament-card.tsx";
import { useOwnParts } from "../use-tournaments.ts";

/** Tournaments as cards. */
export function TournamentList({
  tournaments,
}: {
  readonly tournaments: readonly TournamentView[];
}) {
  const parts = useOwnParts();
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))] md:gap-5">
      {tournaments.map((one) => (
        <li key={one.id}>
          <TournamentCard tournament={one} part={parts.get(one.id)} />
        </li>
      ))}
    </ul>
  );
}
