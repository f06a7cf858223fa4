import { type ConsentView, updatePlayer } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Checkbox } from "@houselight/ui/checkbox";
import { Skeleton } from "@houselight/ui/skeleton";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { consentsQuery, reloadPlayer, usePlayer } from "../../../data/accounts.ts";
import { useErrorToast, useToast } from "../../../i18n/page/use-toast.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";

const CHOICES = [
  { field: "receive_promos", channel: "email" },
  { field: "receive_sms_promos", channel: "sms" },
] as const;

/** Lets a player choose what advertising comes, and shows what was chosen when (PROFILE-18). */
export function ConsentPart() {
  const t = useTranslations("consents");
  const toast = useToast();
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const player = usePlayer();
  const choose = useMutation({
    mutationFn: async (user: { receive_promos?: boolean; receive_sms_promos?: boolean }) => {
      await call(updatePlayer, { body: { user } });
      await Promise.all([
        reloadPlayer(queryClient),
        queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey }),
      ]);
    },
    onSuccess: () => toast((say) => say("consents.saved"), "success"),
    onError: errorToast,
  });
  if (!player) return null;
  return (
    <section className="rounded-tile bg-surface-1 p-5">
      <h2 className="text-lg">{t("title")}</h2>
      <p className="mt-2 mb-2 text-dim text-sm">{t("text")}</p>
      {CHOICES.map(({ field, channel }) => (
        <Checkbox
          key={field}
          label={t(channel)}
          // While it is being saved it shows what was pressed.
          checked={choose.isPending ? (choose.variables[field] ?? player[field]) : player[field]}
          disabled={choose.isPending}
          onChange={({ target }) => choose.mutate({ [field]: target.checked })}
        />
      ))}
      <h3 className="mt-4 font-semibold font-text text-md">{t("log")}</h3>
      <ConsentLog />
    </section>
  );
}

function ConsentLog() {
  const t = useTranslations();
  const { data, isError, refetch } = useQuery(consentsQuery);
  if (isError)
    return (
      <div role="alert" className="mt-2 flex flex-wrap items-center gap-4">
        <p>{t("consents.logFailed")}</p>
        <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
      </div>
    );
  if (!data) return <Skeleton className="mt-2 h-12 rounded-tile" />;
  if (data.length === 0) return <p className="mt-2 text-dim text-sm">{t("consents.logEmpty")}</p>;
  return (
    <ul className="mt-2 divide-y divide-line text-sm">
      {data.map((entry) => (
        <ConsentLine key={`${entry.at} ${entry.channel}`} entry={entry} />
      ))}
    </ul>
  );
}

function ConsentLine({ entry }: { readonly entry: ConsentView }) {
  const t = useTranslations("consents");
  const { channel, given, source, at } = entry;
  return (
    <li className="flex flex-wrap gap-x-3 py-2">
      <span className="font-medium">{t(given ? "given" : "withdrawn", { channel })}</span>
      <span className="text-dim">{t(`sources.${source}`)}</span>
      <span className="ml-auto text-dim">
        <LocalTime iso={at} />
      </span>
    </li>
  );
}
