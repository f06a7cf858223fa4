import {
  activateJackpot,
  cancelJackpot,
  listOperatorJackpots,
  type OperatorJackpotView,
  pauseJackpot,
  proposeJackpot,
  retireJackpot,
} from "@houselight/contracts/jackpots";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput, SelectInput } from "../../parts/form/inputs.tsx";
import { ProposalsPage } from "../../parts/proposals-page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { useStepColumns } from "../../parts/records/step-columns.tsx";
import { Terms } from "../../parts/records/terms.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { Amount, Count } from "../../parts/values.tsx";

/** Jackpots with their pots as they stand; read anew every ten seconds. */
export default function JackpotsScreen() {
  const t = useWords("jackpots");
  const listing = useListing(listOperatorJackpots, {}, { rows: (page) => page, everyMs: 10_000 });
  return (
    <ProposalsPage
      title={t("jackpots")}
      about={t("about")}
      listing={listing}
      columns={useColumns(listing.rows ?? [])}
      empty={t("none")}
      propose={{
        endpoint: proposeJackpot,
        button: t("propose"),
        title: t("proposeTitle"),
        done: t("proposed"),
      }}
    />
  );
}

function useColumns(all: readonly OperatorJackpotView[]): readonly Column<OperatorJackpotView>[] {
  const t = useWords("jackpots");
  return [
    {
      id: "name",
      head: t("jackpot"),
      isMain: true,
      cell: ({ name, identifier }) => (
        <span className="flex flex-col">
          <span className="font-semibold">{name}</span>
          <code className="text-dim text-xs">{identifier}</code>
        </span>
      ),
    },
    { id: "levels", head: t("levels"), cell: (jackpot) => <Levels jackpot={jackpot} /> },
    {
      id: "games",
      head: t("games"),
      atEnd: true,
      cell: ({ games }) => <Count value={games.length} />,
    },
    ...useStepColumns<OperatorJackpotView>(),
    { id: "steps", head: t("steps"), cell: (one) => <Steps jackpot={one} all={all} /> },
  ];
}

/** Lists the pots of a jackpot: what is in them, when each drops at the latest, how often it has. */
function Levels({ jackpot }: { readonly jackpot: OperatorJackpotView }) {
  const t = useWords("jackpots");
  return (
    <span className="flex flex-col">
      {jackpot.levels.map(({ identifier, name, amount_cents, must_drop_by_cents, drops }) => (
        <span key={identifier}>
          {name}: <Amount cents={amount_cents} currency={jackpot.currency} />
          <span className="text-dim text-xs">
            {" ≤ "}
            <Amount cents={must_drop_by_cents} currency={jackpot.currency} /> ·{" "}
            {t("drops", { count: drops })}
          </span>
        </span>
      ))}
    </span>
  );
}

function Steps({
  jackpot,
  all,
}: {
  readonly jackpot: OperatorJackpotView;
  readonly all: readonly OperatorJackpotView[];
}) {
  const t = useWords("jackpots");
  const { identifier, name, state, currency } = jackpot;
  const params = { identifier };
  const heirs = all.filter(
    (one) => one.state === "active" && one.currency === currency && one.identifier !== identifier,
  );
  const terms = <Terms of={jackpot} propose={proposeJackpot} />;
  return (
    <span className="flex gap-2">
      {state === "proposed" || state === "paused" ? (
        <StepAction
          endpoint={activateJackpot}
          step="activate"
          name={name}
          params={params}
          terms={terms}
        />
      ) : null}
      {state === "proposed" ? (
        <StepAction
          endpoint={cancelJackpot}
          step="cancel"
          name={name}
          params={params}
          terms={terms}
        />
      ) : null}
      {state === "active" ? (
        <StepAction
          endpoint={pauseJackpot}
          step="pause"
          name={name}
          params={params}
          terms={terms}
        />
      ) : null}
      {state === "paused" && heirs.length > 0 ? (
        <ActionDialog
          endpoint={retireJackpot}
          opens={t("retire")}
          title={t("retireTitle", { name })}
          text={t("retireText")}
          submit={t("retire")}
          done={t("retired")}
          tone="danger"
          inputOf={({ into = "", reason = "" }) => ({ params, body: { into, reason } })}
        >
          <SelectInput
            name="into"
            label={t("heir")}
            options={heirs.map((heir) => [heir.identifier, heir.name])}
          />
          <ReasonInput />
        </ActionDialog>
      ) : null}
    </span>
  );
}
