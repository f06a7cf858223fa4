import { answerRealityCheck, type SessionFiguresView } from "@houselight/contracts/compliance";
import { Button, buttonClass } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { Skeleton } from "@houselight/ui/skeleton";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { endOwnSession } from "../../../data/accounts.ts";
import { realityCheckQuery, sessionFiguresQuery } from "../../../data/compliance.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useMoney, useSignedMoney } from "../../../i18n/use-money.ts";
import { timerText } from "../timer/kept-seconds.ts";
import { HISTORY } from "./history.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

const stay = () => undefined;

/** Shows time and money of the session; nothing but an answer, the history or the way out leads on. */
export function RealityDialog() {
  const t = useTranslations("realityCheck");
  const site = useTranslations("site");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const figures = useQuery(sessionFiguresQuery);
  const answer = useMutation({
    mutationFn: () => call(answerRealityCheck, { body: {} }),
    onSuccess: (view) => queryClient.setQueryData(realityCheckQuery.queryKey, view),
  });
  const leave = useMutation({ mutationFn: () => endOwnSession(queryClient) });
  const place = useRef<HTMLDivElement>(null);
  const readAgain = () => {
    // The button goes with its press: the focus stays where the figures come.
    place.current?.focus();
    void figures.refetch();
  };
  const fault = answer.error ?? leave.error ?? figures.error;
  return (
    <Dialog open onClose={stay} staysOnOutsidePress title={t("title")}>
      <div className="flex flex-col gap-5">
        <p>{t("text")}</p>
        <FormAlert text={fault ? errorText(fault) : null} />
        <div ref={place} tabIndex={-1} className="outline-none">
          {figures.data ? (
            <Figures {...figures.data} />
          ) : figures.isError ? (
            <Button onClick={readAgain}>{site("retry")}</Button>
          ) : (
            <Skeleton className="h-40 rounded-tile" />
          )}
        </div>
        <Button
          kind="action"
          size="large"
          wide
          busy={answer.isPending}
          onClick={() => answer.mutate()}
        >
          {t("goOn")}
        </Button>
        <div className="flex flex-wrap gap-3 *:grow">
          <Link to={HISTORY} className={buttonClass({})}>
            {t("history")}
          </Link>
          <Button busy={leave.isPending} onClick={() => leave.mutate()}>
            {t("logOut")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Figures({ seconds, figures }: SessionFiguresView) {
  const t = useTranslations("realityCheck");
  const money = useMoney();
  const signed = useSignedMoney();
  return (
    <div className="flex flex-col gap-3">
      <dl className="rounded-tile bg-surface-2 px-5 py-3">
        <Row name={t("time")} value={timerText(seconds)} />
      </dl>
      {figures.length === 0 ? <p className="text-dim">{t("none")}</p> : null}
      {figures.map(({ currency, staked_cents, won_cents, lost_cents, net_cents }) => (
        <dl key={currency} className="rounded-tile bg-surface-2 px-5 py-3">
          <Row name={t("staked")} value={money(staked_cents, currency)} />
          <Row name={t("won")} value={money(won_cents, currency)} />
          <Row name={t("lost")} value={money(lost_cents, currency)} />
          <Row name={t("net")} value={signed(net_cents, currency)} strong />
        </dl>
      ))}
    </div>
  );
}

function Row({
  name,
  value,
  strong = false,
}: {
  readonly name: string;
  readonly value: string;
  readonly strong?: boolean;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className={strong ? "font-semibold" : "text-dim"}>{name}</dt>
      <dd className={strong ? "money font-semibold text-md" : "money"}>{value}</dd>
    </div>
  );
}
