import { useListedText } from "../../data/visitor/menu.ts";
import type { SectionEntry } from "./listed-pages.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/** A page in the list of its section: its picture, its title and its one sentence. */
export function EntryCard({
  entry: { slug, title, lead, picture, variables },
  section,
}: {
  readonly entry: SectionEntry;
  /** Path of the section. */
  readonly section: string;
}) {
  const say = useListedText();
  return (
    <Link
      to={`${section}/${slug}` as string}
      className="flex h-full flex-col overflow-hidden rounded-tile bg-surface-1 shadow-paper transition-[translate,box-shadow] duration-200 ease-settle hover:-translate-y-1 hover:shadow-lifted focus-visible:-translate-y-1"
    >
      {picture ? <img src={picture} alt="" className="aspect-[8/3] w-full object-cover" /> : null}
      <div className="flex flex-col gap-2 p-6">
        <h2 className="text-lg">{say(title, variables)}</h2>
        {lead ? <p className="text-dim">{say(lead, variables)}</p> : null}
      </div>
    </Link>
  );
}
