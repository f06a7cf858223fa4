import type { CashbackView } from "@houselight/contracts/cashback";
import { useFormatter, useTranslations } from "use-intl/react";
import { useData } from "../../api/page/use-data.ts";
import { cashbackQuery } from "../../data/engagement/cashback/cashback.ts";
import { LocalTime } from "../../i18n/local-time.tsx";
import { useMoney } from "../../i18n/use-money.ts";

/** Cashback of the player: each rule that runs, and how its period stands; nothing where none runs. */
export default function CashbackSection() {
  const t = useTranslations("cashback");
  const all = useData(cashbackQuery) ?? [];
  if (all.length === 0) return null;
  return (
    <section id="cashback" className="flex scroll-mt-24 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl">{t("title")}</h2>
        <p className="text-dim text-pretty">{t("honest")}</p>
      </div>
      <ul className="flex flex-col gap-4">
        {all.map((one) => (
          <li key={one.key}>
            <CashbackCard cashback={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CashbackCard({ cashback }: { readonly cashback: CashbackView }) {
  const t = useTranslations("cashback");
  const format = useFormatter();
  const { title, period, share_bp } = cashback;
  const percent = format.number(share_bp / 10_000, { style: "percent", maximumFractionDigits: 2 });
  return (
    <article className="flex flex-col gap-4 rounded-tile bg-surface-1 p-5 shadow-paper sm:p-6">
      <div className="flex flex-col gap-1">
        <h3 className="text-lg">{title}</h3>
        <p className="text-pretty">{t(`rule.${period}`, { percent })}</p>
      </div>
      <Standing cashback={cashback} />
      <Conditions cashback={cashback} />
    </article>
  );
}

/** Says what was lost so far, or won, and what of it would come back now. */
function Standing({ cashback }: { readonly cashback: CashbackView }) {
  const t = useTranslations("cashback");
  const money = useMoney();
  const { currency, net_loss_cents: lost, expected_cents: back } = cashback;
  // Read for both: which of them it is changes with the next round.
  const words = { lost: t("lost"), ahead: t("ahead") };
  if (lost === null || back === null) return null;
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <div>
        <dt className="text-dim text-sm">{lost < 0 ? words.ahead : words.lost}</dt>
        <dd className="money font-bold font-display text-xl">{money(Math.abs(lost), currency)}</dd>
      </div>
      <div>
        <dt className="text-dim text-sm">{t("back")}</dt>
        <dd className="money font-bold font-display text-xl">{money(back, currency)}</dd>
      </div>
    </dl>
  );
}

function Conditions({ cashback }: { readonly cashback: CashbackView }) {
  const t = useTranslations("cashback");
  const money = useMoney();
  const { kinds, currency, least_cents, most_cents, form, wagering, ends_at } = cashback;
  const counted =
    kinds.length === 0 ? t("all") : kinds.map((kind) => t(`kinds.${kind}`)).join(", ");
  const bounds = { least: money(least_cents, currency), most: money(most_cents, currency) };
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-pretty text-sm marker:text-dim">
      <li>{t("counts", { kinds: counted })}</li>
      <li>{t("lostText")}</li>
      <li>{t("bounds", bounds)}</li>
      <li>{form === "cash" ? t("cash") : t("bonus", { times: wagering })}</li>
      <li>
        {t.rich("ends", { date: () => <LocalTime iso={ends_at} /> })}{" "}
        {t("days", { count: cashback.days_to_take })}
      </li>
    </ul>
  );
}
