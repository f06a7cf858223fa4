import type { Odds } from "./original.ts";

/** The figures of the next round, beside each other. */
export function OddsList({ odds }: { readonly odds: readonly Odds[] }) {
  return (
    <dl
      data-odds
      className="grid grow grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] max-sm:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 content-center gap-y-1.5 low:grid-cols-1 low:content-start low:gap-y-0.5"
    >
      {odds.map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-col low:flex-row low:items-baseline low:justify-between low:gap-2"
        >
          <dt className="text-dim text-xs">{name}</dt>
          <dd className="money whitespace-normal font-semibold text-sm low:text-right low:text-xs">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
