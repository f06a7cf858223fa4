import ChevronLeft from "lucide-react/icons/chevron-left";
import { useTranslations } from "use-intl/react";
import { type SectionName, SECTIONS } from "./sections.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/** The way from one of its pages to the section. */
export function BackToSection({ name }: { readonly name: SectionName }) {
  const t = useTranslations("sections");
  return (
    <Link
      to={SECTIONS[name].path as string}
      className="-mt-4 mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 rounded-control pr-2 font-medium text-dim text-sm hover:text-cream"
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      {t(`${name}.title`)}
    </Link>
  );
}
