import { fillVariables } from "@houselight/contracts/configuration";
import { Link } from "@tanstack/react-router";
import { activeCurrency, useAccounts } from "../../data/wallet.ts";
import type { SectionEntry } from "./listed-pages.ts";

/** A page in the list of its section: its picture, its title and its one sentence. */
export function EntryCard({
  entry: { slug, title, lead, picture, title_variables },
  section,
}: {
  readonly entry: SectionEntry;
  /** Path of the section. */
  readonly section: string;
}) {
  const currency = activeCurrency(useAccounts());
  const say = (text: string) => fillVariables(text, title_variables, currency);
  return (
    <Link
      to={`${section}/${slug}` as string}
      className="flex h-full flex-col overflow-hidden rounded-tile bg-surface-1 shadow-paper transition-[translate,box-shadow] duration-200 ease-settle hover:-translate-y-1 hover:shadow-lifted focus-visible:-translate-y-1"
    >
      {picture ? <img src={picture} alt="" className="aspect-[8/3] w-full object-cover" /> : null}
      <div className="flex flex-col gap-2 p-6">
        <h2 className="text-lg">{say(title)}</h2>
        {lead ? <p className="text-dim">{say(lead)}</p> : null}
      </div>
    </Link>
  );
}
