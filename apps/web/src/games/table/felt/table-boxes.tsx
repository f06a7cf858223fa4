import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import type { FeltLayout } from "./felt-layout.ts";
import type { TableLook } from "../table-look.ts";

/** A felt that is wider than high keeps its shape; another one takes the height that is left. */
export function FeltBox({
  layout: { across, down },
  children,
}: {
  readonly layout: FeltLayout;
  readonly children: ReactNode;
}) {
  const isHigh = down >= across;
  return (
    <div
      style={isHigh ? undefined : { aspectRatio: across / down }}
      className={clsx("flex w-full max-w-4xl", isHigh && "min-h-84 grow")}
    >
      {children}
    </div>
  );
}

/** The scene with what came: beside it where it is square, under it where it is wide. */
export function TableTop({
  shape,
  standing,
  scene,
  result,
  last,
}: {
  readonly shape: TableLook<unknown>["scene"];
  readonly standing: boolean;
  readonly scene: ReactNode;
  readonly result: ReactNode;
  readonly last: ReactNode;
}) {
  if (shape === "wide")
    return (
      <div className="flex min-h-44 w-full max-w-4xl grow basis-0 flex-col gap-2 low:min-h-28 low:gap-1">
        <div className="relative min-h-0 grow [container-type:size]">{scene}</div>
        <div className="flex h-15 shrink-0 items-center justify-between gap-4 low:h-11">
          {result}
          <div className="ml-auto">{last}</div>
        </div>
      </div>
    );
  return (
    <div
      className={clsx(
        "relative w-full max-w-4xl [container-type:size]",
        standing ? "h-32 shrink-0" : "min-h-24 max-h-72 grow basis-0",
      )}
    >
      <div className="absolute inset-0 flex items-center justify-center gap-5 lg:gap-10">
        <div className="w-[min(100cqh,45cqw)] shrink-0">{scene}</div>
        <div className="flex min-w-0 max-w-76 grow basis-0 flex-wrap content-center items-center gap-x-6 gap-y-2 low:max-w-none">
          {result}
          {last}
        </div>
      </div>
    </div>
  );
}

/** Says that no more may lie on the table, over its lower edge; empty for as long as it may. */
export function TooMuch({
  amountCents,
  currency,
}: {
  readonly amountCents: number | null;
  readonly currency: string;
}) {
  const t = useTranslations("games.table");
  const money = useMoney();
  return (
    <p
      role="status"
      className="absolute inset-x-3 bottom-3 rounded-control bg-ink/90 px-3 py-2 text-center text-amber text-sm empty:hidden"
    >
      {amountCents === null ? "" : t("tooMuch", { amount: money(amountCents, currency) })}
    </p>
  );
}
