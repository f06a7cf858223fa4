import type { FixtureCardView } from "@houselight/contracts/sportsbook";
import type { ReactNode } from "react";
import { FixtureRow } from "./fixture-row.tsx";

/** Returns fixtures by their competition, in the order in which the competitions come up. */
function byCompetition(cards: readonly FixtureCardView[]) {
  const groups = new Map<string, { readonly name: string; readonly cards: FixtureCardView[] }>();
  for (const card of cards) {
    const { id, name } = card.competition;
    const group = groups.get(id) ?? { name, cards: [] };
    group.cards.push(card);
    groups.set(id, group);
  }
  return [...groups].map(([id, group]) => ({ id, ...group }));
}

/** A list of matches under its heading. */
export function FixtureList({
  title,
  cards,
  hasCompetition = true,
}: {
  readonly title: ReactNode;
  readonly cards: readonly FixtureCardView[];
  readonly hasCompetition?: boolean;
}) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      {title}
      <ul className="@container rounded-tile bg-surface-1 px-3 shadow-paper md:px-4">
        {cards.map((card) => (
          <FixtureRow key={card.id} card={card} hasCompetition={hasCompetition} />
        ))}
      </ul>
    </section>
  );
}

/** Lists of matches by their competition. */
export function CompetitionLists({ cards }: { readonly cards: readonly FixtureCardView[] }) {
  return byCompetition(cards).map(({ id, name, cards: own }) => (
    <FixtureList
      key={id}
      title={<h3 className="font-text font-semibold text-dim text-sm">{name}</h3>}
      cards={own}
      hasCompetition={false}
    />
  ));
}
