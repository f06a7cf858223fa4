import { localeOf } from "@houselight/contracts";

/** Words of the one text there is; the other kinds of English say the same as `en`. */
const CODE: Readonly<Record<string, string>> = {
  en: "{code} is your code for {brand}. It works for 10 minutes. None of us will ever ask you for it.",
  de: "{code} ist dein Code für {brand}. Er gilt 10 Minuten. Niemand von uns wird dich je danach fragen.",
  "fr-CA":
    "{code} est votre code pour {brand}. Il est valable 10 minutes. Personne chez nous ne vous le demandera jamais.",
  it: "{code} è il tuo codice per {brand}. Vale 10 minuti. Nessuno di noi te lo chiederà mai.",
  no: "{code} er koden din for {brand}. Den gjelder i 10 minutter. Ingen av oss vil noen gang spørre deg om den.",
};

/** Says a code in a player's language. */
export function codeText(language: string, values: { code: string; brand: string }): string {
  const text = CODE[localeOf(language)] ?? CODE["en"] ?? "";
  return text.replace("{code}", values.code).replace("{brand}", values.brand);
}
