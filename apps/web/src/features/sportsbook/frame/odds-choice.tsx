import { ODDS_FORMATS, type OddsFormat } from "@houselight/sports-maths/odds";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useLocale, useTranslations } from "use-intl/react";
import {
  chooseOddsFormat,
  useOddsFormat,
} from "../../../data/engagement/sportsbook/odds/odds-format.ts";
import { oddsText } from "../../../data/engagement/sportsbook/odds/odds-text.ts";

/** Words of the formats. */
const WORDS = {
  decimal: "decimal",
  fractional: "fractional",
  american: "american",
  hong_kong: "hongKong",
  indonesian: "indonesian",
  malay: "malay",
} as const satisfies Readonly<Record<OddsFormat, string>>;

/** The odds at which each format is shown beside its name. */
const SAMPLE = 2_500;

/** Chooses how odds show, everywhere in this browser (SPORT-04). */
export function OddsChoice() {
  const t = useTranslations("sportsbook.formats");
  const locale = useLocale();
  const format = useOddsFormat();
  return (
    <label className="relative shrink-0 text-dim text-xs">
      <span className="sr-only min-[1180px]:not-sr-only min-[1180px]:mb-1 min-[1180px]:block min-[1180px]:px-3">
        {t("title")}
      </span>
      <span className="relative block">
        <span
          aria-hidden="true"
          className="money flex min-h-10 items-center gap-2 rounded-control bg-surface-1 py-1 pr-8 pl-3 font-medium text-cream text-sm"
        >
          <span className="hidden grow min-[1180px]:block">{t(WORDS[format])}</span>
          {oddsText(SAMPLE, format, locale)}
        </span>
        <select
          value={format}
          onChange={(event) => chooseOddsFormat(event.target.value as OddsFormat)}
          className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control bg-transparent text-transparent *:bg-surface-1 *:text-cream"
        >
          {ODDS_FORMATS.map((one) => (
            <option key={one} value={one}>
              {`${t(WORDS[one])} ${oddsText(SAMPLE, one, locale)}`}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2"
        />
      </span>
    </label>
  );
}
