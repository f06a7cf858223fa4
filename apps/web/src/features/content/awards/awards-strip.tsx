import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { footerLinkClass } from "../../../shell/bars/footer/footer-class.ts";
import { Strip } from "../../../shell/bars/footer/footer-parts.tsx";
import { awardsOf, awardsQuery } from "./awards.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Awards that the strip shows at most; their page has all. */
const SHOWN_MAX = 12;

/** The awards of the house in the footer, the latest first, and the way to all of them (SHELL-11). */
export default function AwardsStrip() {
  const t = useTranslations("footer");
  // Read before there are any: the browser adds what the page did not load.
  const [title, all] = [t("awards"), t("allAwards")];
  const { data: awards = [] } = useQuery(awardsQuery);
  if (awards.length === 0) return null;
  return (
    <Strip
      title={title}
      all={
        <Link to="/awards" className={footerLinkClass}>
          {all}
        </Link>
      }
    >
      {awardsOf(awards, null)
        .slice(0, SHOWN_MAX)
        .map(({ name, nomination, prize, year }) => (
          <li
            key={`${name} ${nomination} ${year}`}
            className="w-60 shrink-0 snap-start rounded-tile bg-surface-2 p-4"
          >
            <p className="font-semibold">{name}</p>
            <p className="text-dim text-sm">{nomination}</p>
            <p className="text-sm">
              {prize} <span className="money text-dim">{year}</span>
            </p>
          </li>
        ))}
    </Strip>
  );
}
