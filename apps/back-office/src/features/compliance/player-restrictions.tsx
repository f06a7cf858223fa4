import {
  getPlayerRestrictions,
  type PlayerRestrictionsView,
} from "@houselight/contracts/compliance";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { RecordTable } from "../../parts/records/record-table.tsx";
import { Amount, Moment } from "../../parts/values.tsx";

/** All that restricts a player now: blocks, pauses, limits. */
export function PlayerRestrictions({ id }: { readonly id: number }) {
  const t = useWords("compliance");
  const read = useRead(getPlayerRestrictions, { params: { id } });
  const found = read.data;
  if (!found)
    return (
      <Panel title={t("restrictions")}>
        <ReadState error={read.error} retry={() => void read.refetch()} />
      </Panel>
    );
  return (
    <div className="flex flex-col gap-4">
      <Panel title={t("restrictions")}>
        <Standing restrictions={found} />
      </Panel>
      <Panel title={t("limits")}>
        <Limits restrictions={found} />
      </Panel>
      <Panel title={t("blocks")}>
        <Blocks restrictions={found} />
      </Panel>
    </div>
  );
}

interface Shown {
  readonly restrictions: PlayerRestrictionsView;
}

function Standing({ restrictions }: Shown) {
  const t = useWords("compliance");
  const until = (at: string | null) => (at === null ? t("notSo") : <Moment at={at} />);
  return (
    <Facts
      facts={[
        [t("blockedUntil"), until(restrictions.blocked_until)],
        [
          t("frozen"),
          restrictions.frozen === null ? null : restrictions.frozen ? t("yes") : t("no"),
        ],
        [t("coolingOff"), until(restrictions.cooling_off_until)],
        [t("excluded"), until(restrictions.excluded_until)],
        [
          t("reality"),
          restrictions.reality_minutes === null
            ? null
            : t("everyMinutes", { minutes: restrictions.reality_minutes }),
        ],
        [
          t("realityAnswered"),
          restrictions.reality_answered_at && (
            <Moment key="answered" at={restrictions.reality_answered_at} />
          ),
        ],
      ]}
    />
  );
}

type Limit = PlayerRestrictionsView["limits"][number];

function Limits({ restrictions }: Shown) {
  const t = useWords("compliance");
  if (restrictions.limits.length === 0) return <p className="text-dim text-sm">{t("noLimits")}</p>;
  return (
    <RecordTable<Limit>
      label={t("limits")}
      rows={restrictions.limits}
      keyOf={(limit) => limit.id}
      columns={[
        { id: "type", head: t("limit"), isMain: true, cell: ({ type }) => t(`types.${type}`) },
        { id: "period", head: t("period"), cell: ({ period }) => t(`periods.${period}`) },
        { id: "used", head: t("used"), atEnd: true, cell: (limit) => <Used limit={limit} /> },
        { id: "since", head: t("since"), cell: ({ starts_at }) => <Moment at={starts_at} /> },
        { id: "until", head: t("until"), cell: ({ ends_at }) => <Moment at={ends_at} /> },
        {
          id: "pending",
          head: t("waiting"),
          cell: ({ pending }) => (pending === null ? null : t("looserWaits")),
        },
      ]}
    />
  );
}

/** Says how much of a limit is used. */
function Used({ limit }: { readonly limit: Limit }) {
  const t = useWords("compliance");
  if (limit.minutes !== null)
    return <>{t("minutesOf", { used: limit.used_minutes ?? 0, minutes: limit.minutes })}</>;
  return (
    <span className="flex flex-col">
      {limit.accounts.map(({ currency, amount_cents, current_value_amount_cents }) => (
        <span key={currency}>
          <Amount cents={current_value_amount_cents} currency={currency} /> /{" "}
          <Amount cents={amount_cents} currency={currency} />
        </span>
      ))}
    </span>
  );
}

function Blocks({ restrictions }: Shown) {
  const t = useWords("compliance");
  if (restrictions.blocks.length === 0) return <p className="text-dim text-sm">{t("noBlocks")}</p>;
  return (
    <RecordTable
      label={t("blocks")}
      rows={restrictions.blocks}
      keyOf={({ starts_at, ends_at }) => `${starts_at}${ends_at}`}
      columns={[
        { id: "reason", head: t("reason"), isMain: true, cell: ({ reason }) => reason },
        { id: "from", head: t("since"), cell: ({ starts_at }) => <Moment at={starts_at} /> },
        { id: "until", head: t("until"), cell: ({ ends_at }) => <Moment at={ends_at} /> },
        { id: "by", head: t("by"), cell: ({ operator }) => operator ?? t("house") },
      ]}
    />
  );
}
