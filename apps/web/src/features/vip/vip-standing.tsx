import { VIP_LEVELS } from "@houselight/contracts/accounts";
import { VIP_LEVEL_IDS } from "@houselight/contracts/configuration";
import {
  VIP_STATUSES,
  type VipStandingView,
  type VipStatus,
  type VipStatusProgressView,
} from "@houselight/contracts/vip";
import { Badge } from "@houselight/ui/badge";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl/react";
import { vipProgressQuery, vipStandingQuery } from "../../data/engagement/vip/vip.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { Bar } from "./bar.tsx";

/** The standing of a player: level, points, what is left to the next one, and the quarter's deposits and stakes (VIP-03, VIP-06 to VIP-09). */
export function VipStanding() {
  const { data: standing, isError } = useQuery(vipStandingQuery);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {standing ? (
        <Points standing={standing} />
      ) : isError ? null : (
        <div className="min-h-44 rounded-tile bg-surface-1" />
      )}
      <Quarter />
    </div>
  );
}

const nameOf = (id: VipStandingView["level"]): string =>
  id === null ? "" : (VIP_LEVELS[VIP_LEVEL_IDS.indexOf(id)]?.name ?? "");

function Points({ standing }: { readonly standing: VipStandingView }) {
  const t = useTranslations("vip");
  const format = useFormatter();
  const { level, points, points_type: type, next_level: next, next_level_points: most } = standing;
  return (
    <section className="flex flex-col gap-3 rounded-tile bg-surface-1 p-5 shadow-paper sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{level ? nameOf(level) : t("noLevel")}</h2>
        {standing.is_safe ? <Badge tone="good">{t("safe")}</Badge> : null}
      </div>
      <p className="money font-bold font-display text-2xl">{`${format.number(points)} ${type}`}</p>
      {most === null ? null : (
        <Bar
          label={t("pointsLabel")}
          value={points}
          max={most}
          text={
            next
              ? t("toNext", {
                  points: format.number(Math.max(0, most - points)),
                  type,
                  level: nameOf(next),
                })
              : t("forLife", { points: format.number(most), type })
          }
        />
      )}
      <Term standing={standing} />
    </section>
  );
}

/** Says how long a level is held, and the points that keep it; nothing of one without an end. */
function Term({ standing }: { readonly standing: VipStandingView }) {
  const t = useTranslations("vip");
  const format = useFormatter();
  const { expires_on: last, is_safe: isSafe, save_target: target, points_type: type } = standing;
  if (last === null) return null;
  const date = dateText(format, last);
  const text = isSafe
    ? t("keptBeyond", { date })
    : target === null
      ? t("ends", { date })
      : t("expires", { date, points: format.number(target), type });
  return <p className="text-dim text-sm">{text}</p>;
}

const dateText = (format: ReturnType<typeof useFormatter>, iso: string): string =>
  format.dateTime(new Date(`${iso}T12:00:00Z`), { day: "numeric", month: "long", timeZone: "UTC" });

/** The status that is held and the one that comes next, none at the top. */
function Status({
  progress: { currentStatus, nextStatus },
}: {
  readonly progress: VipStatusProgressView;
}) {
  const t = useTranslations("vip");
  const words = { regular: t("regular") };
  const nameOfStatus = (status: VipStatus) =>
    status === "regular" ? words.regular : (VIP_LEVELS[VIP_STATUSES.indexOf(status)]?.name ?? "");
  const next = nextStatus && t("nextStatus", { status: nameOfStatus(nextStatus) });
  return (
    <p>
      {t("status", { status: nameOfStatus(currentStatus) })} {next}
    </p>
  );
}

function Quarter() {
  const t = useTranslations("vip");
  const money = useMoney();
  const { data: progress } = useQuery(vipProgressQuery);
  if (!progress) return <div className="min-h-44 rounded-tile bg-surface-1" />;
  const rows = [
    [t("deposits"), progress.depositAmountCents, progress.depositThresholdCents],
    [t("bets"), progress.betSumCents, progress.betSumThresholdCents],
  ] as const;
  return (
    <section className="flex flex-col gap-3 rounded-tile bg-surface-1 p-5 shadow-paper sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-xl">{t("quarter")}</h2>
        <p className="money font-bold font-display text-lg">
          {t("percent", { percent: progress.overallProgress })}
        </p>
      </div>
      <Status progress={progress} />
      {rows.map(([label, value, max]) => (
        <Bar
          key={label}
          label={label}
          value={value}
          max={max}
          text={t("of", {
            label,
            value: money(value, progress.currency),
            max: money(max, progress.currency),
          })}
        />
      ))}
      <p className="text-dim text-sm">{t("quarterNote")}</p>
    </section>
  );
}
