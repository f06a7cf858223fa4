import { Badge } from "@houselight/ui/badge";
import { useTranslations } from "use-intl/react";
import type { MenuEntry } from "./menu-entries.ts";
import { Link } from "../links/anchor/link.tsx";

/** A line of a menu as a link, with its badge; what stands elsewhere is left for. */
export function MenuLink({
  entry: { to, name, isNew = false, count = 0, exact = false },
  className,
}: {
  readonly entry: MenuEntry;
  readonly className: string;
}) {
  const t = useTranslations("nav");
  if (!to.startsWith("/"))
    return (
      <a href={to} rel="noopener" className={className}>
        {name}
      </a>
    );
  return (
    <Link to={to} current={exact ? "exact" : "below"} className={className}>
      {name}
      {isNew ? <Badge tone="waiting">{t("new")}</Badge> : null}
      {count > 0 ? (
        <Badge tone="good">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t("running", { count })}</span>
        </Badge>
      ) : null}
    </Link>
  );
}
