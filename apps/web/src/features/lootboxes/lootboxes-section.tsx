import type { LootboxView } from "@houselight/contracts/lootboxes";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useData } from "../../api/page/use-data.ts";
import { lootboxesQuery } from "../../data/engagement/lootboxes/lootboxes.ts";
import { LootboxCard } from "./lootbox-card.tsx";

/** The player's loot boxes, to be opened (LOOT-02); nothing without any. */
export default function LootboxesSection() {
  const t = useTranslations("lootboxes");
  const listed = useData(lootboxesQuery) ?? [];
  // One of yesterday leaves the list as it is opened: its prize is shown all the same.
  const [opened, setOpened] = useState<readonly LootboxView[]>([]);
  const boxes = withOpened(listed, opened);
  const title = t("title");
  if (boxes.length === 0) return null;
  return (
    <section id="lootboxes" className="flex scroll-mt-24 flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {boxes.map((box) => (
          <li key={box.id}>
            <LootboxCard box={box} onOpened={(now) => setOpened((before) => [...before, now])} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the listed boxes, those that this page has opened as they then were, and those that have left the list since. */
function withOpened(
  listed: readonly LootboxView[],
  opened: readonly LootboxView[],
): readonly LootboxView[] {
  const isListed = (box: LootboxView) => listed.some(({ id }) => id === box.id);
  return [
    ...listed.map((box) => {
      const other = opened.find(({ id }) => id === box.id);
      return other && other.version > box.version ? other : box;
    }),
    ...opened.filter((box) => !isListed(box)),
  ];
}
