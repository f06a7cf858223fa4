import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { PSEUDO_LOCALE } from "@houselight/contracts/locales";
import { GAMES } from "@houselight/game-maths";
import type { Language } from "./matrix.ts";

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The texts that a visitor reads, from the catalogue of their language. */
export interface Words {
  readonly language: Language;
  /** Returns a message with its placeholders filled. Throws when the catalogue lacks it. */
  text(key: string, values?: Readonly<Record<string, string>>): string;
  /** Matches the whole of a message; each placeholder stands for any text. */
  pattern(key: string): RegExp;
  /** Returns a part of a message to look for; the pseudo-locale shows the key instead. */
  said(key: string, part: RegExp): RegExp | string;
  /** Returns a path of the site in this language: `/de/pokies`. */
  path(path: string): string;
}

const loaded = new Map<string, Promise<Catalogue>>();

/** Loads the words of a language from the house at `url`, once. */
export async function loadWords(url: string, language: Language): Promise<Words> {
  const address = `${url}/messages/${language}.json`;
  const loading = loaded.get(address) ?? loadAll(address);
  loaded.set(address, loading);
  const catalogue = await loading;
  const text: Words["text"] = (key, values = {}) =>
    messageOf(catalogue, key).replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
  return {
    language,
    text,
    pattern: (key) => {
      const parts = messageOf(catalogue, key).split(/\{\w+\}/);
      return new RegExp(`^${parts.map(escaped).join("(.+)")}$`);
    },
    said: (key, part) => (language === PSEUDO_LOCALE ? text(key) : part),
    path: (path) => (language === "en" ? path : `/${language}${path === "/" ? "" : path}`),
  };
}

/** Loads the words of the site and those of every game. */
async function loadAll(address: string): Promise<Catalogue> {
  const [site, ...games] = await Promise.all([
    load(address),
    ...GAMES.map(({ current }) => load(`${address}?game=${current.slug}`)),
  ]);
  return { ...site, game: Object.assign({}, ...games.map(({ game }) => game)) as Catalogue };
}

async function load(address: string): Promise<Catalogue> {
  const { host, port, pathname, search } = new URL(address);
  // Browsers know every name below localhost; this machine may not.
  const asked = get({ host: "127.0.0.1", port, path: `${pathname}${search}`, headers: { host } });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  // A site that was built for one toy game has the words of no other.
  if (answer.statusCode === 404 && search !== "") {
    answer.resume();
    return {} as Catalogue;
  }
  if (answer.statusCode !== 200) throw new Error(`${address} answers ${answer.statusCode}`);
  return (await json(answer)) as Catalogue;
}

function messageOf(catalogue: Catalogue, key: string): string {
  let found: string | Catalogue | undefined = catalogue;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  if (typeof found !== "string") throw new Error(`there is no message ${key}`);
  return found;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
