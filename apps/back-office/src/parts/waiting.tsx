import type { EndpointCall, EndpointShape } from "@houselight/contracts/endpoint";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useRead } from "../api/queries.ts";
import { useMay } from "../data/operator.ts";
import { useWords } from "../i18n/use-words.ts";
import { Link } from "./link.tsx";

/** Rows of the first page of a list: of more than these it is only known that there are more. */
const PAGE_ROWS = 50;

/** Read anew this often. */
const EVERY_MS = 20_000;

/** A group of things that wait. */
export function WaitingList({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section>
      <h2 className="mb-2 text-md">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">{children}</ul>
    </section>
  );
}

/** Counts the records of a list that wait, with the way to it; left out for those who may not read the list. */
export function Waiting<E extends EndpointShape>({
  endpoint,
  name,
  to,
  proposals = false,
}: {
  readonly endpoint: E;
  readonly name: string;
  readonly to: string;
  /** Only what waits for a second operator counts. */
  readonly proposals?: boolean;
}) {
  const may = useMay();
  if (endpoint.permission && !may(endpoint.permission)) return null;
  return <WaitingCard endpoint={endpoint} name={name} to={to} proposals={proposals} />;
}

function WaitingCard({
  endpoint,
  name,
  to,
  proposals,
}: {
  readonly endpoint: EndpointShape;
  readonly name: string;
  readonly to: string;
  readonly proposals: boolean;
}) {
  const t = useWords("parts");
  const input = (endpoint.query ? { query: {} } : {}) as EndpointCall<EndpointShape>;
  const { data, error } = useRead(endpoint, input, { everyMs: EVERY_MS });
  const rows = data as readonly { readonly state?: string }[] | undefined;
  const waiting = proposals ? rows?.filter(({ state }) => state === "proposed") : rows;
  const count = waiting?.length;
  const isMore = rows !== undefined && rows.length >= PAGE_ROWS;
  return (
    <li>
      <Link
        to={to}
        className="flex h-full items-baseline justify-between gap-3 rounded-tile border border-line bg-surface-1 px-4 py-3 text-cream no-underline hover:border-line-strong hover:no-underline"
      >
        <span>{name}</span>
        <span className={clsx("money text-lg", count ? "font-bold" : "text-dim")}>
          {error ? t("unknown") : count === undefined ? "…" : isMore ? `${count}+` : count}
        </span>
      </Link>
    </li>
  );
}
