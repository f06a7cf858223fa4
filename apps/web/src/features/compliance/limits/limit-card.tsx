import { isLimitReached, isPause, type UserLimitView } from "@houselight/contracts/compliance";
import { Badge } from "@houselight/ui/badge";
import { Button } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useLimitName } from "../../../i18n/use-limit-name.ts";
import { LimitUse } from "./limit-use.tsx";
import { PendingChange } from "./pending-change.tsx";
import { useRemoveLimit } from "./use-limit-calls.ts";

/** One limit or break: what is used of it, until when, and what waits for it. */
export function LimitCard({
  limit,
  onChange,
}: {
  readonly limit: UserLimitView;
  readonly onChange: () => void;
}) {
  const t = useTranslations("limits");
  const name = useLimitName()(limit);
  const remove = useRemoveLimit();
  const paused = isPause(limit.type);
  const removing = limit.pending?.kind === "removal";
  return (
    <li className="rounded-tile bg-surface-1 p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="grow font-semibold font-text text-md">{name}</h2>
        <Badge tone={isLimitReached(limit) ? "waiting" : "good"}>
          {isLimitReached(limit) && !paused ? t("reached") : t("inForce")}
        </Badge>
      </div>
      <LimitUse limit={limit} />
      <p className="mt-2 text-dim text-sm">
        <LimitEnd limit={limit} />
      </p>
      {limit.pending ? <PendingChange limit={limit} pending={limit.pending} /> : null}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {paused ? null : (
          <Button size="medium" aria-label={t("changeOf", { name })} onClick={onChange}>
            {t("change")}
          </Button>
        )}
        {limit.removable && !removing ? (
          <Button
            kind="bare"
            busy={remove.isPending}
            aria-label={paused ? t("lift") : t("removeOf", { name })}
            onClick={() => remove.mutate(limit)}
          >
            {paused ? t("lift") : t("remove")}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** Says when it counts anew, or until when a break lasts. */
function LimitEnd({ limit }: { readonly limit: UserLimitView }) {
  const t = useTranslations("limits");
  const { ends_at: endsAt, type } = limit;
  if (isPause(type) && limit.removable) return t("over");
  if (endsAt === null) return isPause(type) ? t("forGood") : null;
  const time = () => <LocalTime iso={endsAt} />;
  return t.rich(isPause(type) ? "until" : "resets", { time });
}
