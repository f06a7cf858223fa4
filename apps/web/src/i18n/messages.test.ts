import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ENDPOINTS, GENERAL_REFUSALS } from "@houselight/contracts";
import { PAYMENT_STATES } from "@houselight/contracts/cashbox";
import compile from "icu-minify/compile";
import format from "icu-minify/format";
import { describe, expect, it } from "vitest";
import { readWords, type Words } from "../../build-plugins/built-words.ts";

const GAMES = readWords(join(import.meta.dirname, "../games"));
const BRANDS = readWords(join(import.meta.dirname, "../../brands"));

/** Reads the words of the house in a locale, and those of every game under `game`. */
const read = (locale: string): Words => ({
  ...(JSON.parse(
    readFileSync(
      new URL(`../../../../packages/contracts/src/messages/${locale}.json`, import.meta.url),
      "utf8",
    ),
  ) as Words),
  game: Object.fromEntries(
    Object.entries(GAMES).map(([slug, words]) => [slug, words[locale] ?? {}]),
  ),
});

function flatten(tree: Words, path = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const name = path === "" ? key : `${path}.${key}`;
    if (typeof value === "string") flat.set(name, value);
    else for (const [inner, text] of flatten(value, name)) flat.set(inner, text);
  }
  return flat;
}

/** Names of the arguments and tags of a text, sorted. Throws when it is not valid ICU. */
function argumentsOf(text: string): string[] {
  const names = new Set<string>();
  const visitText = (text: unknown): void => {
    if (Array.isArray(text)) text.forEach(visitPart);
  };
  const visitPart = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [name, type, options] = part as [string, unknown, unknown];
    const isArgument = typeof type === "number" || type === undefined;
    names.add(isArgument ? name : `<${name}>`);
    if (!isArgument) visitText(part.slice(1));
    else if (typeof options === "object" && options !== null)
      Object.values(options).forEach(visitText);
  };
  visitText(compile(text));
  return [...names].sort();
}

const english = flatten(read("en"));

describe("arguments of a message", () => {
  it.each([
    ["plain", []],
    ["{a} and {b}", ["a", "b"]],
    ["{n, plural, one {# of {x}} other {#}}", ["n", "x"]],
    ["{n, plural, =0 {No} other {At least # of {x}}}", ["n", "x"]],
    ["a <b>{c}</b>", ["<b>", "c"]],
    ["a <b>c {d}</b>", ["<b>", "d"]],
  ])("%s", (text, names) => expect(argumentsOf(text)).toEqual(names));
});

describe.each(["de", "fr-CA", "no", "it"])("messages in %s", (locale) => {
  const messages = flatten(read(locale));

  it("has exactly the keys of English", () =>
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort()));

  it("takes the same arguments", () => {
    for (const [key, text] of messages) {
      expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(english.get(key) ?? "")]);
    }
  });

  it("leaves nothing empty", () =>
    expect([...messages].filter(([, text]) => text.trim() === "")).toEqual([]));
});

describe.each(["en-AU", "en-CA", "en-NZ"])("messages in %s", (locale) => {
  it("only says what differs from English", () => {
    for (const [key, text] of flatten(read(locale))) {
      expect(english.has(key), key).toBe(true);
      expect(text, key).not.toBe(english.get(key));
      expect(argumentsOf(text)).toEqual(argumentsOf(english.get(key) ?? ""));
    }
  });
});

describe.each(Object.entries(BRANDS))("the words of the brand %s", (_, words) => {
  const own = flatten(words["en"] ?? {});

  it("stand in every language that has a file of its own (LICENCE-02)", () => {
    expect(Object.keys(words)).toEqual(expect.arrayContaining(["en", "de", "fr-CA", "no", "it"]));
    expect(own.size).toBeGreaterThan(0);
  });

  it.each(Object.keys(words))(
    "say something else than the site in %s, and nothing more",
    (locale) => {
      const said = flatten(words[locale] ?? {});
      const below = new Map([...english, ...flatten(read(locale))]);
      for (const [key, text] of said) {
        expect(english.has(key), key).toBe(true);
        expect(text, key).not.toBe(below.get(key));
        expect(argumentsOf(text), key).toEqual(argumentsOf(english.get(key) ?? ""));
      }
      if (!locale.startsWith("en-"))
        expect([...said.keys()].sort()).toEqual([...own.keys()].sort());
    },
  );
});

describe("English", () => {
  it("is valid", () => {
    for (const text of english.values()) expect(() => argumentsOf(text)).not.toThrow();
  });

  it("says every refusal that an endpoint can give", () => {
    const codes = new Set(Object.keys(GENERAL_REFUSALS));
    for (const endpoint of ENDPOINTS) {
      for (const code of Object.keys(endpoint.refusals ?? {})) codes.add(code);
    }
    expect([...codes].filter((code) => !english.has(`refusals.${code}`))).toEqual([]);
  });

  it("says every state of a payment (CASHBOX-02)", () => {
    expect(PAYMENT_STATES).toHaveLength(8);
    for (const state of PAYMENT_STATES)
      expect([...english.keys()]).toContain(`cashbox.states.${state}`);
  });

  it("VALID-18: says every rule of the contract", () => {
    const contracts = new URL("../../../../packages/contracts/src/", import.meta.url);
    const files = readdirSync(contracts, { recursive: true, encoding: "utf8" });
    const keys = files
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .flatMap((file) => [
        ...readFileSync(new URL(file, contracts), "utf8").matchAll(
          /"((?:VALIDATION|errors)\.[\w.]+)"/g,
        ),
      ])
      .map((match) => match[1] ?? "");
    expect(new Set(keys).size).toBeGreaterThan(20);
    expect(keys.filter((key) => !english.has(key))).toEqual([]);
  });
});

const LANGUAGES = ["en", "de", "fr-CA", "no", "it"] as const;

/** Names, signs and words that a language has in common with English. */
const SAME_AS_ENGLISH = new Set(
  (
    "2:1|Arena|BIC|Bank|Bitcoin|Bitcoin Cash|Blackjack|Blog|Bonus|Cashback|Chance|Chat|Chip|Code|Come|Come {number}|Confirmations|Cookies|Correction|Crypto|DD|Demo|" +
    "Documents|Dogecoin|Dragon|Drops & Wins|E-mail|Ethereum|Fairness|Flush|Formula|Hand|Hand {number}|IBAN|Info|Litecoin|Live|Live Drops & Wins|Lobby|MM|Magnet|Menu|Minutes|" +
    "Net|OFF|OK|ON|Odds|Over|Partner|Passkeys|Password|Privacy|Profession|Program|Promotions|Rivet|Robot|Rocket Chance|Roulette|Segments|Send|Sofort|" +
    "Split|Split {numbers}|Sports|Storm|Straight|Straight flush|Studios|Tables|Tether|Tiger|Total|Train|Under|VIP|Version|Wind|{age}+|{amount} · {chance}|{card}: {choice}|{height}\u00a0×|{hits}\u00a0✓|{multiple}\u00a0×|" +
    "{number} {colour}|{page} · {brand}|© {year} {name}.|{percent} %|place {place}|{prize} ×|{spot}: {amount}|{win}:{stake}|× {multiplier}|−{cost}\u00a0×"
  ).split("|"),
);

/** Branches whose keys are put together of a code that the house sends, or of a number. */
const BY_CODE =
  /^(game|games\.videoPoker\.hands|refusals|categories|cashbox\.reasons|payments\.steps|limits\.breaks|activity\.kinds|verification\.questionnaire\.income)\./;

describe("the minutes of a limit on time", () => {
  const TEXTS = ["minutesUsed", "minutesLeft", "pendingMinutes"] as const;
  const FORMATTERS = {
    getDateTimeFormat: (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...of),
    getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) =>
      new Intl.NumberFormat(...of),
    getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) =>
      new Intl.PluralRules(...of),
  };
  it.each(["en", "de", "fr-CA", "no", "it"])("are one or several in %s (LIMIT-01)", (locale) => {
    const words = flatten(read(locale));
    const said = (key: string, count: number) =>
      format(
        compile(words.get(`limits.${key}`) ?? ""),
        locale,
        { used: count, left: count, minutes: count },
        { formatters: FORMATTERS },
      );
    for (const key of TEXTS) {
      const [one, several] = [String(said(key, 1)), String(said(key, 5))];
      expect(one, key).toContain("1 ");
      expect(one.replaceAll("1", "5"), key).not.toBe(several);
    }
  });
});

describe("the words of the languages", () => {
  const said = LANGUAGES.map((locale) => [locale, flatten(read(locale))] as const);

  it("are translated: none is the English one but names and the like", () => {
    const left = said
      .slice(1)
      .flatMap(([locale, messages]) =>
        [...messages]
          .filter(([key, text]) => text === english.get(key) && !SAME_AS_ENGLISH.has(text))
          .map(([key, text]) => `${locale} ${key}: ${text}`),
      );
    expect(left).toEqual([]);
  });

  it("are each in its own language: no two say the same in more than 20 characters", () => {
    const alike = [...english.keys()].filter((key) => {
      const texts = said.map(([, messages]) => messages.get(key) ?? "");
      const long = texts.filter((text) => text.length > 20);
      return new Set(long).size < long.length;
    });
    expect(alike).toEqual([]);
  });

  it("are used: the last part of each key stands in the site, or is a code", () => {
    const sources = ["..", "../../../../packages/contracts/src"].map((path) =>
      join(import.meta.dirname, path),
    );
    const text = sources
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" })
          .filter((file) => /\.tsx?$/.test(file) && !/\.test(ing)?\./.test(file))
          .map((file) => readFileSync(join(folder, file), "utf8")),
      )
      .join("\n");
    const words = new Set(text.match(/[A-Za-z_][\w-]*/g));
    const unused = [...english.keys()].filter(
      (key) => !BY_CODE.test(key) && !words.has(key.split(".").at(-1) ?? ""),
    );
    expect(unused).toEqual([]);
  });
});

describe.each(["en", "de", "fr-CA", "no", "it"])(
  "ERROR-05: codes that are shown, in %s",
  (locale) => {
    const messages = flatten(read(locale));
    it.each([
      "refusals.EE_LICENSE_BLOCKED",
      "OOPS.RESTRICTED_GEO",
      "OOPS.RESTRICTED_GEO_EE",
      "errors.not_enough_money",
      "errors.creditcard.cardnumber.invalid",
      "errors.creditcard.cardnumber.bankNotPossible",
    ])("%s has a text of its own", (code) => {
      expect(messages.get(code)).toMatch(/\S/);
      if (locale !== "en") expect(messages.get(code)).not.toBe(english.get(code));
    });
  },
);
