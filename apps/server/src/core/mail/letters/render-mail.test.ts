import { LOCALES } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { readConfig } from "#platform/config";
import { LETTERS } from "./letters.ts";
import { renderMail } from "./render-mail.ts";

const config = readConfig({ PUBLIC_URL: "https://rocket.example" });
const data = {
  path: "/new-password?reset_password_token=abc",
  at: "2026-05-04T12:30:00.000Z",
  ip: "203.0.113.9",
  device: "",
  left: "9",
  month: "2026-05",
  accounts: JSON.stringify([
    { currency: "AUD", opening_cents: 1, closing_cents: 2, staked_cents: 3, won_cents: 4 },
  ]),
  email: "a…@example.org",
  unsubscribe: "/unsubscribe?token=7.abc",
  way: "google",
};
const write = (kind: string, language: string, brand = "paper-rocket") =>
  renderMail({ config }, kind, { language, brand, data });

describe.each(Object.keys(LETTERS))("the mail %s", (kind) => {
  it.each(LOCALES)("says all it has to say in %s", async (locale) => {
    const mail = await write(kind, locale);
    expect(mail.subject).not.toBe("");
    for (const text of [mail.subject, mail.text, mail.html]) expect(text).not.toMatch(/\{\w+\}/);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.text).toContain("https://rocket.example");
    if (locale === "en-KW") expect(mail.subject).toBe(`mail.${kind}.subject`);
    const english = await write(kind, "en");
    if (["de", "fr-CA", "it", "no"].includes(locale))
      expect(mail.text).not.toContain(english.subject.split(":").at(-1)?.trim());
  });
});

describe("the mail about a changed password", () => {
  it.each([
    ["en", "Passkeys"],
    ["de", "Passkeys"],
    ["fr-CA", "clés d’accès"],
    ["it", "passkey"],
    ["no", "Passnøkler"],
  ])("says in %s that other ways in still open the account", async (locale, word) => {
    expect((await write("password_changed", locale)).text).toContain(word);
  });
});

describe("advertising", () => {
  it("says at which address one POST ends it, and nothing else does (RFC 8058)", async () => {
    const { headers } = await write("promos_begun", "de");
    expect(headers).toEqual({
      "List-Unsubscribe": "<https://rocket.example/unsubscribe?token=7.abc>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const { path } = data;
    const told = await renderMail({ config }, "new_password", {
      language: "en",
      brand: "paper-rocket",
      data: { path },
    });
    expect(told.headers).toEqual({});
  });
});

describe("a mail", () => {
  it("leads to the page in the player's language", async () => {
    const links = async (language: string) => (await write("new_password", language)).text;
    expect(await links("en")).toContain(
      "https://rocket.example/new-password?reset_password_token=abc",
    );
    expect(await links("fr-CA")).toContain("https://rocket.example/fr-CA/new-password?");
  });

  it("is written in English, with the first brand's name, where neither is known any more", async () => {
    const mail = await write("new_password", "xx", "gone");
    expect(mail.subject).toBe("A new password for Paper Rocket");
  });

  it("is none of a kind that nobody writes", async () => {
    await expect(write("constructor", "en")).rejects.toThrow("nobody writes");
    await expect(write("made_up", "en")).rejects.toThrow("nobody writes");
  });
});
