import {
  dropGrant,
  type GrantView,
  listGrants,
  makeGrant,
  proposeGrant,
} from "@houselight/contracts/gifts";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ProposalsPage } from "../../parts/proposals-page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { useStepColumns } from "../../parts/records/step-columns.tsx";
import { Terms } from "../../parts/records/terms.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { Amount, Count } from "../../parts/values.tsx";

/** Gifts by hand: cash, a turn of the wheel, points or a bonus, to a player or a group, by two operators. */
export default function GrantsScreen() {
  const t = useWords("gifts");
  const listing = useListing(
    listGrants,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ after: id }),
    },
  );
  return (
    <ProposalsPage
      title={t("grants")}
      about={t("grantsAbout")}
      listing={listing}
      columns={useColumns()}
      empty={t("noGrants")}
      propose={{
        endpoint: proposeGrant,
        button: t("propose"),
        title: t("proposeTitle"),
        done: t("proposed"),
      }}
    />
  );
}

function useColumns(): readonly Column<GrantView>[] {
  const t = useWords("gifts");
  return [
    {
      id: "title",
      head: t("gift"),
      isMain: true,
      cell: ({ title, type }) => (
        <span className="flex flex-col">
          <span className="font-semibold">{title.en}</span>
          <span className="text-dim text-xs">{t(`types.${type}`)}</span>
        </span>
      ),
    },
    {
      id: "to",
      head: t("to"),
      cell: ({ player_id, to_group }) =>
        player_id === null ? t("toGroup", { group: to_group ?? "" }) : `#${player_id}`,
      to: ({ player_id }) => (player_id === null ? null : `/players/${player_id}`),
    },
    { id: "worth", head: t("worth"), atEnd: true, cell: (grant) => <Worth grant={grant} /> },
    { id: "reason", head: t("reason"), cell: ({ reason }) => reason },
    { id: "given", head: t("given"), atEnd: true, cell: ({ given }) => <Count value={given} /> },
    ...useStepColumns<GrantView>(),
    { id: "steps", head: t("steps"), cell: (grant) => <Steps grant={grant} /> },
  ];
}

/** Says what each player gets. */
function Worth({ grant }: { readonly grant: GrantView }) {
  const t = useWords("gifts");
  const { amount_eur_cents: amount, points, wagering } = grant;
  if (points !== null) return t("points", { count: points });
  if (amount === null) return t("turn");
  return (
    <span>
      <Amount cents={amount} currency="EUR" />
      {wagering > 0 ? ` · ${wagering}×` : null}
    </span>
  );
}

function Steps({ grant }: { readonly grant: GrantView }) {
  const { id, title, group_key, state } = grant;
  const name = title.en ?? group_key;
  if (state !== "proposed") return null;
  const terms = <Terms of={grant} propose={proposeGrant} />;
  return (
    <span className="flex gap-2">
      <StepAction endpoint={makeGrant} step="make" name={name} params={{ id }} terms={terms} />
      <StepAction endpoint={dropGrant} step="drop" name={name} params={{ id }} terms={terms} />
    </span>
  );
}
