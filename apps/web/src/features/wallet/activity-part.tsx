import type { ActivityAccountView, ActivityEntryView } from "@houselight/contracts/wallet";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { Skeleton } from "@houselight/ui/skeleton";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { houseNow } from "../../api/sending/house-time.ts";
import { activityQuery } from "../../data/wallet.ts";
import { useErrorText } from "../../i18n/error-text.ts";
import { LocalTime } from "../../i18n/local-time.tsx";
import { useMoney, useSignedMoney } from "../../i18n/use-money.ts";
import { MoreButton } from "../../shell/pages/focus/more-button.tsx";

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Shows the statement of an account over days that the player chooses. */
export function ActivityPart() {
  const t = useTranslations("activity");
  const [now] = useState(houseNow);
  const [from, setFrom] = useState(dayOf(now - MONTH_DAYS * DAY_MS));
  const [to, setTo] = useState(dayOf(now));
  const [asked, setAsked] = useState<{ readonly from: string; readonly to: string } | null>(null);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsked({ from, to });
  };
  return (
    <section className="rounded-tile bg-surface-1 p-5">
      <h2 className="text-lg">{t("title")}</h2>
      <p className="mt-2 text-dim text-sm">{t("text")}</p>
      <form onSubmit={ask} className="mt-4 flex flex-wrap items-end gap-4">
        <Field
          label={t("from")}
          type="date"
          required
          max={to}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          label={t("to")}
          type="date"
          required
          min={from}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button type="submit">{t("show")}</Button>
      </form>
      {asked ? <Statement key={`${asked.from} ${asked.to}`} {...asked} /> : null}
    </section>
  );
}

function Statement(span: { readonly from: string; readonly to: string }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const query = useInfiniteQuery(activityQuery(span));
  const { data, error, refetch } = query;
  if (error)
    return (
      <div role="alert" className="mt-4 flex flex-wrap items-center gap-4">
        <p>{errorText(error)}</p>
        <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
      </div>
    );
  if (!data) return <Skeleton className="mt-4 h-48 rounded-tile" />;
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <div className="mt-5 flex flex-col gap-5">
      {data.pages[0]?.accounts.map((account) => (
        <AccountSums key={account.currency} account={account} />
      ))}
      <div>
        <h3 className="font-semibold font-text text-md">{t("activity.entries")}</h3>
        {entries.length === 0 ? (
          <p className="mt-2 text-dim text-sm">{t("activity.noEntries")}</p>
        ) : null}
        <ul className="mt-2 divide-y divide-line text-sm">
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} />
          ))}
        </ul>
        <MoreButton pages={query} wide className="mt-3">
          {t("activity.more")}
        </MoreButton>
      </div>
    </div>
  );
}

function AccountSums({ account }: { readonly account: ActivityAccountView }) {
  const t = useTranslations("activity");
  const money = useMoney();
  const signed = useSignedMoney();
  const { currency } = account;
  const lines = [
    ["opening", money(account.opening_cents, currency)],
    ["deposits", money(account.deposits_cents, currency)],
    ["withdrawals", money(account.withdrawals_cents, currency)],
    ["staked", money(account.staked_cents, currency)],
    ["won", money(account.won_cents, currency)],
    ["net", signed(account.won_cents - account.staked_cents, currency)],
    ["other", signed(account.other_cents, currency)],
    ["closing", money(account.closing_cents, currency)],
  ] as const;
  return (
    <div>
      <h3 className="font-semibold font-text text-md">{currency}</h3>
      <dl className="mt-2 divide-y divide-line text-sm">
        {lines.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4 py-1.5">
            <dt className="text-dim">{t(name)}</dt>
            <dd className="money">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function EntryLine({ entry }: { readonly entry: ActivityEntryView }) {
  const t = useTranslations("activity");
  const signed = useSignedMoney();
  const key = `kinds.${entry.kind}` as "kinds.deposit";
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 py-2">
      <span>{t.has(key) ? t(key) : entry.kind}</span>
      <span className="text-dim">
        <LocalTime iso={entry.at} />
      </span>
      <span className="money ml-auto">{signed(entry.amount_cents, entry.currency)}</span>
    </li>
  );
}
