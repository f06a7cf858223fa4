import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import SearchIcon from "lucide-react/icons/search";
import XIcon from "lucide-react/icons/x";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useData } from "../../api/page/use-data.ts";
import { collectionsQuery, gamesRowQuery } from "../../data/catalogue.ts";
import { GameRow } from "./game-row.tsx";
import { GameTile } from "./game-tile.tsx";

/** A search runs from this many characters on, this long after the last key (GAME-12). */
const SEARCH_MIN_LENGTH = 3;
const SEARCH_DEBOUNCE_MS = 300;
/** Games that operators recommend; where they name none, those of the lobby are shown in vain searches. */
const RECOMMENDED = "recommended";
/** The header's search button leads to `/#search`. */
const SEARCH_HASH = "search";

/** Finds games by name, below the field, as one types. */
export function SearchPanel() {
  const t = useTranslations("search");
  const id = useId();
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const asked = useLocation({ select: ({ hash }) => hash === SEARCH_HASH });
  useEffect(() => {
    if (asked) input.current?.focus({ preventScroll: true });
  }, [asked]);
  const query = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const long = query.length >= SEARCH_MIN_LENGTH && typed.trim().length >= SEARCH_MIN_LENGTH;
  return (
    <search id={SEARCH_HASH} className="flex scroll-mt-24 flex-col gap-6">
      <div className="relative w-full max-w-xl">
        <label htmlFor={id} className="sr-only">
          {t("label")}
        </label>
        <SearchIcon
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-dim"
        />
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          placeholder={t("title")}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") setTyped("");
          }}
          className="peer min-h-12 w-full rounded-control border border-line-strong bg-surface-1 pr-12 pl-11 text-md placeholder:text-dim hover:border-cream"
        />
        {typed.length >= SEARCH_MIN_LENGTH ? (
          <button
            type="button"
            aria-label={t("clear")}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setTyped("")}
            className="absolute inset-y-0 right-0 hidden w-12 cursor-pointer place-items-center rounded-control focus:grid peer-focus:grid"
          >
            <XIcon aria-hidden="true" className="size-5" />
          </button>
        ) : null}
      </div>
      {long ? <Results query={query} /> : null}
    </search>
  );
}

function Results({ query }: { readonly query: string }) {
  const t = useTranslations("search");
  const { data, isError } = useQuery(gamesRowQuery({ title: query }));
  const found = data?.data ?? [];
  const collections = useData(collectionsQuery) ?? [];
  const recommends = collections.some(({ identifier }) => identifier === RECOMMENDED);
  return (
    <div className="flex flex-col gap-6">
      <output className={found.length > 0 ? "-mb-2 text-dim text-sm" : "sr-only"}>
        {data ? t("found", { count: data.pagination.total_count }) : ""}
      </output>
      {isError ? <p role="alert">{t("failed")}</p> : null}
      {found.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,9.5rem))] gap-x-3 gap-y-6 md:gap-x-4">
          {found.map((game) => (
            <li key={game.identifier}>
              <GameTile game={game} heading="h2" />
            </li>
          ))}
        </ul>
      ) : null}
      {data && found.length === 0 ? (
        <>
          <div className="rounded-tile bg-surface-1 p-6">
            <p className="font-semibold text-md">{t("empty", { query })}</p>
            <p className="text-dim">{t("emptyHint")}</p>
          </div>
          <GameRow title={t("recommended")} filter={recommends ? { category: RECOMMENDED } : {}} />
        </>
      ) : null}
    </div>
  );
}

function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
