import type { ReactNode } from "react";
import { footerHeadingClass } from "./footer-class.ts";
import { Link } from "../../links/anchor/link.tsx";

export function Column({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section>
      <h2 className={footerHeadingClass}>{title}</h2>
      {children}
    </section>
  );
}

/** A line that scrolls sideways and snaps, with a way to all of it where there is a page of them. */
export function Strip({
  title,
  all,
  children,
}: {
  readonly title: string;
  readonly all?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="page pb-8">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className={footerHeadingClass}>{title}</h2>
        {all}
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:thin] md:-mx-1 md:px-1">
        {children}
      </ul>
    </section>
  );
}

/** A card of a strip that leads to a page. */
export function StripLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <li className="shrink-0 snap-start">
      <Link
        to={to}
        current="exact"
        preload={false}
        className="flex min-h-14 items-center rounded-tile bg-surface-2 px-5 font-display font-semibold text-md hover:bg-line"
      >
        {children}
      </Link>
    </li>
  );
}
