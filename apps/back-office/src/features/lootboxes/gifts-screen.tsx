import {
  dropLootboxGift,
  listLootboxGifts,
  type LootboxGiftView,
  makeLootboxGift,
} from "@houselight/contracts/lootboxes";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useStepColumns } from "../../parts/records/step-columns.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { Count } from "../../parts/values.tsx";

/** Gifts of loot boxes to a player or a group, which two operators agree on. */
export default function GiftsScreen() {
  const t = useWords("lootboxes");
  const listing = useListing(
    listLootboxGifts,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ after: id }),
    },
  );
  return (
    <Page title={t("gifts")} about={t("giftsAbout")}>
      <Records
        label={t("gifts")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noGifts")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<LootboxGiftView>[] {
  const t = useWords("lootboxes");
  return [
    {
      id: "to",
      head: t("to"),
      isMain: true,
      cell: ({ player_id, to_group }) =>
        player_id === null ? t("toGroup", { group: to_group ?? "" }) : `#${player_id}`,
      to: ({ player_id }) => (player_id === null ? null : `/players/${player_id}`),
    },
    { id: "kind", head: t("kind"), cell: ({ group_key }) => <code>{group_key}</code> },
    { id: "reason", head: t("reason"), cell: ({ reason }) => reason },
    { id: "given", head: t("given"), atEnd: true, cell: ({ given }) => <Count value={given} /> },
    ...useStepColumns<LootboxGiftView>(),
    { id: "steps", head: t("steps"), cell: (gift) => <Steps gift={gift} /> },
  ];
}

function Steps({ gift }: { readonly gift: LootboxGiftView }) {
  const { id, group_key, state } = gift;
  if (state !== "proposed") return null;
  return (
    <span className="flex gap-2">
      <StepAction endpoint={makeLootboxGift} step="make" name={group_key} params={{ id }} />
      <StepAction endpoint={dropLootboxGift} step="drop" name={group_key} params={{ id }} />
    </span>
  );
}
