import type { PlayerWagerView, WagerCommandView } from "@houselight/contracts/wagers";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/page.tsx";
import { RecordTable } from "../../parts/records/record-table.tsx";
import { Amount, Moment, State } from "../../parts/values.tsx";
import { WAGER_TONES } from "./wager-tones.ts";

/** Facts of a wager: what was staked of which money, and what it brought. */
export function WagerFacts({ wager }: { readonly wager: PlayerWagerView }) {
  const t = useWords("wagers");
  const amount = (cents: number) =>
    cents === 0 ? null : <Amount cents={cents} currency={wager.currency} />;
  return (
    <Panel title={t("wager")}>
      <Facts
        facts={[
          [t("placedOn"), wager.subject],
          [t("owner"), <code key="owner">{wager.owner}</code>],
          [
            t("state"),
            <State key="state" owner="wagers" state={wager.status} tones={WAGER_TONES} />,
          ],
          [t("stake"), <Amount key="stake" cents={wager.stake_cents} currency={wager.currency} />],
          [t("ofBonus"), amount(wager.stake_bonus_cents)],
          [t("ofHouse"), amount(wager.stake_house_cents)],
          [t("stillOpen"), amount(wager.open_cents)],
          [t("cashedOut"), amount(wager.cashed_out_cents)],
          [t("paid"), <Amount key="paid" cents={wager.paid_cents} currency={wager.currency} />],
          [t("paidBonus"), amount(wager.paid_bonus_cents)],
          [t("paidKept"), amount(wager.paid_kept_cents)],
          [t("placedAt"), <Moment key="placed" at={wager.placed_at} />],
          [t("endedAt"), wager.ended_at && <Moment key="ended" at={wager.ended_at} />],
          [t("place"), [wager.country, wager.licence].filter(Boolean).join(" · ")],
        ]}
      />
    </Panel>
  );
}

/** Commands on a wager, each with the wager as it left it. */
export function WagerCommands({
  commands,
  currency,
}: {
  readonly commands: readonly WagerCommandView[];
  readonly currency: string;
}) {
  const t = useWords("wagers");
  return (
    <Panel title={t("commands")}>
      {commands.length === 0 ? (
        <p className="text-dim text-sm">{t("noCommands")}</p>
      ) : (
        <RecordTable
          label={t("commands")}
          rows={commands}
          keyOf={(command) => command.id}
          columns={[
            {
              id: "kind",
              head: t("command"),
              isMain: true,
              cell: ({ kind }) => t(`kinds.${kind}`),
            },
            { id: "at", head: t("at"), cell: ({ at }) => <Moment at={at} /> },
            {
              id: "stake",
              head: t("stake"),
              atEnd: true,
              cell: ({ stake_cents }) => <Amount cents={stake_cents} currency={currency} />,
            },
            {
              id: "paid",
              head: t("paid"),
              atEnd: true,
              cell: ({ paid_cents }) => <Amount cents={paid_cents} currency={currency} />,
            },
            {
              id: "status",
              head: t("state"),
              cell: ({ status }) => <State owner="wagers" state={status} tones={WAGER_TONES} />,
            },
          ]}
        />
      )}
    </Panel>
  );
}

/** The record of what was played, in its owner's own form. */
export function WagerRecord({ record }: { readonly record: string }) {
  const t = useWords("wagers");
  return (
    <Panel title={t("record")}>
      <pre className="max-h-96 overflow-auto whitespace-pre-wrap break-all text-xs">
        {readable(record)}
      </pre>
    </Panel>
  );
}

function readable(record: string): string {
  try {
    return JSON.stringify(JSON.parse(record), null, 2);
  } catch {
    return record;
  }
}
