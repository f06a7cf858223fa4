import { useTranslations } from "use-intl/react";

/** Prints the name of a bet and what it pays at the top of its cell; chips lie below. */
export function BetCell({
  name,
  pays,
}: {
  readonly name: string;
  readonly pays: readonly (readonly [win: number, stake: number])[];
}) {
  const t = useTranslations("games.table.pays");
  return (
    <span className="pointer-events-none flex h-full w-full min-w-0 flex-col items-center justify-start px-1 pt-[min(14%,1rem)] text-center leading-tight">
      <span className="max-w-full lg:text-lg">{name}</span>
      <span className="money font-medium text-cream/85 text-xs lg:text-md">
        {pays.map(([win, stake]) => t("odds", { win, stake })).join(", ")}
      </span>
    </span>
  );
}
