import { type ReactNode, useEffect } from "react";
import { useWords } from "../i18n/use-words.ts";
import { Link } from "./link.tsx";

interface PageProps {
  readonly title: string;
  /** Leads to the list that the screen belongs to. */
  readonly up?: { readonly to: string; readonly label: string };
  /** A sentence about what is here. */
  readonly about?: ReactNode;
  /** Buttons for all of it, at the end of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen: its name, what can be done, what it shows. Its name is the window's title too. */
export function Page({ title, up, about, actions, children }: PageProps) {
  const t = useWords("parts");
  useEffect(() => {
    document.title = `${title} · Houselight`;
  }, [title]);
  return (
    <div className="mx-auto flex max-w-[90rem] flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 grow">
          {up ? (
            <nav aria-label={t("above")} className="mb-1 text-sm">
              <Link to={up.to}>{up.label}</Link>
            </nav>
          ) : null}
          <h1 className="text-xl">{title}</h1>
          {about ? <p className="mt-1 max-w-prose text-dim text-sm">{about}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}

/** A part of a screen on paper of its own, with a name. */
export function Panel({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="min-w-0 rounded-tile border border-line bg-surface-1">
      <div className="flex flex-wrap items-center gap-3 px-4 pt-3 pb-2">
        <h2 className="grow text-md">{title}</h2>
        {actions}
      </div>
      <div className="px-4 pb-4">{children}</div>
    </section>
  );
}
