import type { Banner } from "./banner.ts";

const ALWAYS = { start: "01/01/2026 00:00", end: "01/01/2100 00:00" };
const PLAYERS = ["fiat-reg", "crypto-reg"] as const;
const GUESTS = ["fiat-noreg", "crypto-noreg"] as const;

type Words = Banner["title"]["text"];
/** The words of a banner, and where it leads: every sentence is true of the house as it is. */
interface Told {
  readonly id: string;
  readonly categories: readonly Banner["categories"][number][];
  readonly picture: string;
  readonly title: Words;
  readonly description: Words;
  readonly button: Words;
  readonly url: string;
}

const TOLD: readonly Told[] = [
  {
    id: "fair-draws",
    categories: [...PLAYERS, ...GUESTS],
    picture: "seeds",
    title: {
      en: "Check every draw yourself",
      de: "Prüfe jede Ziehung selbst",
      "fr-CA": "Vérifiez chaque tirage vous-même",
      it: "Verifica tu ogni estrazione",
      no: "Sjekk hver trekning selv",
    },
    description: {
      en: "The seed is sealed before you play and shown afterwards.",
      de: "Der Seed ist versiegelt, bevor du spielst, und liegt danach offen.",
      "fr-CA": "La graine est scellée avant la partie et montrée ensuite.",
      it: "Il seed è sigillato prima del gioco e mostrato dopo.",
      no: "Frøet er forseglet før du spiller og vises etterpå.",
    },
    button: {
      en: "See how",
      de: "So geht es",
      "fr-CA": "Voir comment",
      it: "Scopri come",
      no: "Se hvordan",
    },
    url: "/provably-fair",
  },
  {
    id: "own-limits",
    categories: [...PLAYERS],
    picture: "gate",
    title: {
      en: "Your limits, your pace",
      de: "Deine Limits, dein Tempo",
      "fr-CA": "Vos limites, votre rythme",
      it: "I tuoi limiti, il tuo ritmo",
      no: "Dine grenser, ditt tempo",
    },
    description: {
      en: "Set a bound on losses, stakes, deposits or time before you start.",
      de: "Begrenze Verluste, Einsätze, Einzahlungen oder Zeit, bevor du beginnst.",
      "fr-CA": "Bornez pertes, mises, dépôts ou temps avant de commencer.",
      it: "Limita perdite, puntate, depositi o tempo prima di iniziare.",
      no: "Sett en grense for tap, innsats, innskudd eller tid før du begynner.",
    },
    button: {
      en: "Set a limit",
      de: "Limit setzen",
      "fr-CA": "Fixer une limite",
      it: "Imposta un limite",
      no: "Sett en grense",
    },
    url: "/profile/limits",
  },
  {
    id: "help-nearby",
    categories: [...GUESTS],
    picture: "gate",
    title: {
      en: "Play stays play",
      de: "Spiel bleibt Spiel",
      "fr-CA": "Le jeu reste un jeu",
      it: "Il gioco resta un gioco",
      no: "Spill forblir spill",
    },
    description: {
      en: "Limits, breaks and people who help are never far away.",
      de: "Limits, Pausen und Menschen, die helfen, sind nie weit weg.",
      "fr-CA": "Limites, pauses et gens qui aident ne sont jamais loin.",
      it: "Limiti, pause e persone che aiutano non sono mai lontani.",
      no: "Grenser, pauser og folk som hjelper, er aldri langt unna.",
    },
    button: {
      en: "Find help",
      de: "Hilfe finden",
      "fr-CA": "Trouver de l’aide",
      it: "Trova aiuto",
      no: "Finn hjelp",
    },
    url: "/responsible-gaming",
  },
  {
    id: "own-rounds",
    categories: [...PLAYERS],
    picture: "ledger",
    title: {
      en: "Every round on record",
      de: "Jede Runde ist festgehalten",
      "fr-CA": "Chaque partie est consignée",
      it: "Ogni giocata è registrata",
      no: "Hver runde er loggført",
    },
    description: {
      en: "Stake, payout and the seeds it was drawn from, as long as you like to look.",
      de: "Einsatz, Auszahlung und die Seeds der Ziehung, wann immer du nachsehen willst.",
      "fr-CA": "Mise, gain et graines du tirage, quand vous voulez y regarder.",
      it: "Puntata, vincita e seed dell'estrazione, quando vuoi guardare.",
      no: "Innsats, utbetaling og frøene bak trekningen, når du vil se etter.",
    },
    button: {
      en: "My rounds",
      de: "Meine Runden",
      "fr-CA": "Mes parties",
      it: "Le mie giocate",
      no: "Mine runder",
    },
    url: "/profile/rounds",
  },
  {
    id: "house-rules",
    categories: [...GUESTS],
    picture: "ledger",
    title: {
      en: "Rules in plain words",
      de: "Regeln in klaren Worten",
      "fr-CA": "Des règles en mots simples",
      it: "Regole in parole semplici",
      no: "Regler i klare ord",
    },
    description: {
      en: "What holds for accounts, stakes and withdrawals, on one page.",
      de: "Was für Konten, Einsätze und Auszahlungen gilt, auf einer Seite.",
      "fr-CA": "Ce qui vaut pour comptes, mises et retraits, sur une page.",
      it: "Ciò che vale per conti, puntate e prelievi, in una pagina.",
      no: "Det som gjelder for kontoer, innsatser og uttak, på én side.",
    },
    button: {
      en: "Read the rules",
      de: "Regeln lesen",
      "fr-CA": "Lire les règles",
      it: "Leggi le regole",
      no: "Les reglene",
    },
    url: "/general-rules",
  },
];

/** Paper of each brand, from left to right. */
const PAPER = {
  "paper-rocket": [
    ["#232a60", "#2b3881"],
    ["#3a2352", "#5a2f62"],
    ["#173f55", "#1f5a68"],
  ],
  "lantern-hall": [
    ["#3a2a20", "#573b24"],
    ["#2b3327", "#41492f"],
    ["#3d2426", "#5a3230"],
  ],
} as const;

const COLUMN: Readonly<Record<string, 0 | 1 | 2>> = { seeds: 0, gate: 1, ledger: 2 };

const orderOf = (order: number, { categories }: Told): Banner["order"] =>
  Object.fromEntries(categories.map((category) => [category, order]));

/** Banners that the product comes with, for the brands of the demonstration. */
export const FIRST_BANNERS: readonly Banner[] = Object.entries(PAPER).flatMap(([brand, papers]) =>
  TOLD.map((told, place): Banner => {
    const { id, categories, picture, title, description, button, url } = told;
    const [colorLeft, colorRight] = papers[COLUMN[picture] ?? 0];
    return {
      id: `${id}-${brand}`,
      frontend_identifier: id,
      brand,
      categories: [...categories],
      slots: ["slider-promo-banners"],
      overlayImage: `/banners/${picture}.svg`,
      gradient: { colorLeft, colorRight },
      liveTime: ALWAYS,
      title: { text: title },
      description: { text: description },
      button: { name: button, url },
      order: orderOf(place, told),
    };
  }),
);
