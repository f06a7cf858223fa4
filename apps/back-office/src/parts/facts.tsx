import { Fragment, type ReactNode } from "react";

/** A name and what it is; facts whose value is null are left out. */
export type Fact = readonly [name: string, value: ReactNode];

/** A list of facts about one record, in two columns where there is room. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[minmax(7rem,auto)_1fr]">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== "")
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt className="min-w-0 break-words text-dim">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
