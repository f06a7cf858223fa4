import { clsx } from "clsx";
import { useLocation } from "@tanstack/react-router";
import { useMay } from "../data/operator.ts";
import { useWords } from "../i18n/use-words.ts";
import { Link } from "../parts/link.tsx";
import { Mark } from "./mark.tsx";
import { menuOf, screenAt } from "./screens.ts";

/** The menu of screens that the operator may open. */
export function Menu({
  className,
  onChoice,
}: {
  readonly className?: string;
  readonly onChoice?: () => void;
}) {
  const t = useWords("shell");
  const may = useMay();
  const { pathname } = useLocation();
  const current = menuPathOf(pathname);
  return (
    <nav aria-label={t("menuLabel")} className={className}>
      <p className="mb-3 flex items-center gap-2.5 px-2 py-1 font-bold">
        <Mark />
        Houselight
      </p>
      {menuOf(may).map(({ area, entries }) => (
        <div key={area} className="mb-3">
          {area === "start" ? null : (
            <p className="px-2 pb-1 font-medium text-dim text-xs">{t(`areas.${area}`)}</p>
          )}
          <ul>
            {entries.map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={path}
                  onClick={onChoice}
                  aria-current={path === current ? "page" : undefined}
                  className={clsx(
                    "flex min-h-8 items-center rounded-control px-2 py-1 text-cream text-sm no-underline hover:bg-surface-2 hover:no-underline pointer-coarse:min-h-11",
                    path === current && "bg-surface-2 font-semibold",
                  )}
                >
                  {t(`menu.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Returns the path of the menu's entry that an address lies below. */
function menuPathOf(pathname: string): string | undefined {
  const parts = pathname.split("/");
  for (let length = parts.length; length > 1; length -= 1) {
    const screen = screenAt(parts.slice(0, length).join("/"));
    if (screen?.menu) return screen.path;
  }
  return pathname === "/" ? "/" : undefined;
}
