import { useQuery } from "@tanstack/react-query";
import { tableFactsQuery } from "../../data/engagement/live-tables/live-tables.ts";
import { GameWordsProvider } from "../../i18n/game-words.tsx";
import { TableProof } from "./beside/table-proof.tsx";
import { useLook } from "./stage/use-look.ts";

interface Asked {
  readonly slug: string;
  readonly number: number;
  readonly onClose: () => void;
}

/** Checks a round of a table away from its page: brings the look and the words of its game. */
export default function TableCheck(asked: Asked) {
  const { data: facts } = useQuery(tableFactsQuery(asked.slug));
  if (!facts) return null;
  return (
    <GameWordsProvider game={facts.game}>
      <Check {...asked} game={facts.game} />
    </GameWordsProvider>
  );
}

function Check({ game, ...asked }: Asked & { readonly game: string }) {
  return <TableProof {...asked} look={useLook(game)} />;
}
