import { deviceName, endSession, type SessionView } from "@houselight/contracts/accounts";
import { Badge } from "@houselight/ui/badge";
import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { sessionsQuery } from "../../../data/accounts.ts";
import { useErrorToast, useToast } from "../../../i18n/page/use-toast.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";

/** Lists the player's sessions, with the way to end each of them. */
export function SessionList() {
  const t = useTranslations();
  const { data, isError, refetch } = useQuery(sessionsQuery);
  if (isError)
    return (
      <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
        <p>{t("sessions.failed")}</p>
        <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
      </div>
    );
  return (
    <ul className="mt-6 flex flex-col gap-3">
      {data
        ? data.map((session) => <SessionCard key={session.id} session={session} />)
        : [1, 2].map((place) => (
            <li key={place}>
              <Skeleton className="h-28 rounded-tile" />
            </li>
          ))}
    </ul>
  );
}

function SessionCard({ session }: { readonly session: SessionView }) {
  const t = useTranslations("sessions");
  const toast = useToast();
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => call(endSession, { params: { id: session.id } }),
    onSuccess: () => toast((say) => say("sessions.ended"), "success"),
    onError: errorToast,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-tile bg-surface-1 p-5">
      <div className="min-w-0 grow basis-60">
        <h2 className="flex flex-wrap items-center gap-3 font-semibold font-text text-md">
          {deviceName(session.user_agent) ?? t("unknownDevice")}
          {session.current ? <Badge tone="good">{t("thisOne")}</Badge> : null}
        </h2>
        <p className="text-dim text-sm">
          {t.rich("since", { time: () => <LocalTime iso={session.created_at} /> })}
        </p>
        <p className="text-dim text-sm">
          {t.rich("seen", { time: () => <LocalTime iso={session.last_seen_at} /> })}
        </p>
        <p className="break-all text-dim text-sm">{t("address", { ip: session.ip })}</p>
      </div>
      {session.current ? null : (
        <Button busy={end.isPending} onClick={() => end.mutate()}>
          {t("end")}
        </Button>
      )}
    </li>
  );
}
