import { useLocale } from "use-intl/react";
import { useClientContext } from "../../data/configuration.ts";

interface HelpLine {
  /** Country that it serves; null: any. */
  readonly country: string | null;
  readonly name: string;
  readonly href: string;
  readonly phone?: string;
}

/** Services for people whom play harms, run by others. */
const HELP_LINES: readonly HelpLine[] = [
  { country: null, name: "Gambling Therapy", href: "https://www.gamblingtherapy.org/" },
  { country: null, name: "Gamblers Anonymous", href: "https://www.gamblersanonymous.org/" },
  {
    country: "AU",
    name: "Gambling Help Online",
    href: "https://www.gamblinghelponline.org.au/",
    phone: "1800 858 858",
  },
  {
    country: "CA",
    name: "ConnexOntario",
    href: "https://www.connexontario.ca/",
    phone: "1 866 531-2600",
  },
  {
    country: "CA",
    name: "Jeu : aide et référence",
    href: "https://aidejeu.ca/",
    phone: "1 800 461-0140",
  },
  {
    country: "DE",
    name: "Check dein Spiel",
    href: "https://www.check-dein-spiel.de/",
    phone: "0800 1372700",
  },
  { country: "EE", name: "15410", href: "https://15410.ee/", phone: "15410" },
  {
    country: "IT",
    name: "Uscire dal gioco (ISS)",
    href: "https://usciredalgioco.iss.it/",
    phone: "800 558822",
  },
  {
    country: "NO",
    name: "Hjelpelinjen",
    href: "https://hjelpelinjen.no/",
    phone: "800 800 40",
  },
  {
    country: "NZ",
    name: "Safer Gambling Aotearoa",
    href: "https://www.safergambling.org.nz/",
    phone: "0800 654 655",
  },
];

/** Lists where to find help, that of the visitor's own country first. */
export function HelpLines() {
  const locale = useLocale();
  const { country: own } = useClientContext();
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const lines = [
    ...HELP_LINES.filter(({ country }) => country === own),
    ...HELP_LINES.filter(({ country }) => country !== own),
  ];
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {lines.map(({ country, name, href, phone }) => (
        <li key={name} className="flex flex-col rounded-tile bg-surface-1 p-4">
          <a href={href} rel="noopener" className="text-link inline-flex min-h-9 items-center">
            {name}
          </a>
          <span className="text-dim text-sm">
            {country ? names.of(country) : new URL(href).hostname.replace(/^www\./, "")}
          </span>
          {phone ? (
            <a href={`tel:${phone.replaceAll(/\D/g, "")}`} className="money min-h-9 pt-1">
              {phone}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
