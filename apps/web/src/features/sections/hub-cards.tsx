import { useTranslations } from "use-intl/react";
import { useFlag } from "../../data/visitor/flags.ts";
import { useIsOpenPage } from "../../shell/pages/open-pages.ts";
import { type Section, type SectionName, SECTIONS } from "./sections.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

const CARDS: readonly SectionName[] = ["wheel", "adventures", "tournaments", "quests", "shop"];

/** Cards of the activity hub: each leads to a section (OPEN-48). */
export function HubCards() {
  const t = useTranslations("sections");
  const shop = useFlag("rewards_shop");
  const isOpen = useIsOpenPage();
  const isShown = (name: SectionName) =>
    (name !== "shop" || shop) && isOpen(SECTIONS[name].path as string);
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
      {CARDS.filter(isShown).map((name) => (
        <li key={name}>
          <Link
            to={SECTIONS[name].path as string}
            className="flex h-full items-center gap-5 rounded-tile bg-surface-1 p-6 shadow-paper transition-[translate,box-shadow] duration-200 ease-settle hover:-translate-y-1 hover:shadow-lifted focus-visible:-translate-y-1"
          >
            <div className="flex min-w-0 grow flex-col gap-2">
              <h2 className="text-lg">{t(`${name}.title`)}</h2>
              <p className="text-dim">{t(`${name}.text`)}</p>
            </div>
            <CardPicture section={SECTIONS[name]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const CardPicture = ({ section: { picture } }: { readonly section: Section }) =>
  picture ? <img src={picture} alt="" className="size-24 shrink-0" /> : null;
