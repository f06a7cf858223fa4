import { buttonClass } from "@houselight/ui/button";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useFlag } from "../../data/visitor/flags.ts";
import { EntryCard } from "./entry-card.tsx";
import type { SectionEntry } from "./listed-pages.ts";
import { EmptyPaper } from "../../shell/pages/empty-paper.tsx";
import {
  type Section,
  type SectionName,
  SECTIONS,
  type TabWord,
  tabOf,
  tabPath,
} from "./sections.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/** A section of the site: its title, its tabs, and what the house has there, or that it has nothing yet. */
export function SectionPage({
  name,
  segment,
  pages = [],
  banners,
  children,
}: {
  readonly name: SectionName;
  /** The last part of the address, where it names a tab. */
  readonly segment?: string | undefined;
  /** Null where they could not be read: the page says nothing of them then. */
  readonly pages?: readonly SectionEntry[] | null;
  /** Banners of the section's own place. */
  readonly banners?: ReactNode;
  /** Stands in the section; without it the section says that it is empty. */
  readonly children?: ReactNode;
}) {
  const t = useTranslations("sections");
  const { tabs, path }: Section = SECTIONS[name];
  const tab = tabOf(name, segment) ?? "";
  return (
    <div className="page flex flex-col gap-6 pt-8 md:gap-8 md:pt-10">
      <div className="max-w-2xl">
        <h1 className="text-2xl">{t(`${name}.title`)}</h1>
        <p className="mt-2 text-dim text-md">{t(`${name}.text`)}</p>
      </div>
      {banners}
      {tabs.length > 0 ? <Tabs name={name} tabs={tabs} current={tab} /> : null}
      {pages === null ? null : pages.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {pages.map((page) => (
            <li key={page.slug}>
              <EntryCard entry={page} section={path} />
            </li>
          ))}
        </ul>
      ) : (
        (children ?? <Nothing name={name} />)
      )}
    </div>
  );
}

function Tabs({
  name,
  tabs,
  current,
}: {
  readonly name: SectionName;
  readonly tabs: readonly string[];
  readonly current: string;
}) {
  const t = useTranslations("sections");
  const lotteries = useFlag("lotteries");
  return (
    <nav aria-label={t("parts")} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max gap-1 border-line border-b">
        {tabs
          .filter((tab) => tab !== "lotteries" || lotteries)
          .map((tab) => (
            <li key={tab}>
              <Link
                to={tabPath(name, tab) as string}
                resetScroll={false}
                // The section's own address begins that of every tab.
                aria-current={tab === current ? "page" : undefined}
                className="-mb-px flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-4 font-medium text-dim text-sm hover:text-cream aria-[current]:border-cream aria-[current]:text-cream"
              >
                {t(`tab.${tab as TabWord}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Says that there is nothing yet, and what to do instead. */
function Nothing({ name }: { readonly name: SectionName }) {
  const t = useTranslations("sections");
  const { picture }: Section = SECTIONS[name];
  return (
    <EmptyPaper text={t(`${name}.empty`)} picture={picture}>
      <Link to="/slots" className={buttonClass()}>
        {t("toGames")}
      </Link>
    </EmptyPaper>
  );
}
