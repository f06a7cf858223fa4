import {
  endLootboxKind,
  giveLootboxes,
  listLootboxKinds,
  type LootboxKindView,
  proposeLootboxKind,
  publishLootboxKind,
} from "@houselight/contracts/lootboxes";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ProposalsPage } from "../../parts/proposals-page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { useStepColumns } from "../../parts/records/step-columns.tsx";
import { ProposeDialog } from "../../parts/schema/propose-dialog.tsx";
import { Terms } from "../../parts/records/terms.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { Count } from "../../parts/values.tsx";

/** Kinds of loot boxes, and the way to give boxes of them. */
export default function KindsScreen() {
  const t = useWords("lootboxes");
  const listing = useListing(
    listLootboxKinds,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ after: id }),
    },
  );
  return (
    <ProposalsPage
      title={t("kinds")}
      about={t("kindsAbout")}
      listing={listing}
      columns={useColumns()}
      empty={t("noKinds")}
      propose={{
        endpoint: proposeLootboxKind,
        button: t("propose"),
        title: t("proposeTitle"),
        done: t("proposed"),
      }}
    />
  );
}

function useColumns(): readonly Column<LootboxKindView>[] {
  const t = useWords("lootboxes");
  return [
    {
      id: "title",
      head: t("kind"),
      isMain: true,
      cell: ({ title, group_key }) => (
        <span className="flex flex-col">
          <span className="font-semibold">{title.en}</span>
          <code className="text-dim text-xs">{group_key}</code>
        </span>
      ),
    },
    {
      id: "prizes",
      head: t("prizes"),
      atEnd: true,
      cell: ({ items }) => <Count value={items.length} />,
    },
    {
      id: "days",
      head: t("daysValid"),
      atEnd: true,
      cell: ({ days_valid }) => <Count value={days_valid} />,
    },
    { id: "given", head: t("given"), atEnd: true, cell: ({ given }) => <Count value={given} /> },
    {
      id: "opened",
      head: t("opened"),
      atEnd: true,
      cell: ({ opened }) => <Count value={opened} />,
    },
    ...useStepColumns<LootboxKindView>(),
    { id: "steps", head: t("steps"), cell: (kind) => <Steps kind={kind} /> },
  ];
}

function Steps({ kind }: { readonly kind: LootboxKindView }) {
  const t = useWords("lootboxes");
  const { id, group_key, state } = kind;
  const name = kind.title.en ?? group_key;
  if (state === "ended") return null;
  const terms = <Terms of={kind} propose={proposeLootboxKind} />;
  return (
    <span className="flex gap-2">
      {state === "proposed" ? (
        <StepAction
          endpoint={publishLootboxKind}
          step="publish"
          name={name}
          params={{ id }}
          terms={terms}
        />
      ) : (
        <ProposeDialog
          endpoint={giveLootboxes}
          opens={t("give")}
          title={t("giveTitle", { name })}
          submit={t("give")}
          done={t("proposed")}
          params={{ group_key }}
        />
      )}
      <StepAction endpoint={endLootboxKind} step="end" name={name} params={{ id }} terms={terms} />
    </span>
  );
}
