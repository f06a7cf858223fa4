import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { roundQuery } from "../../games/round/kept/round-query.ts";
import { readPageMessages } from "../../i18n/page/page-messages.ts";
import { translatorOf } from "../../i18n/translator.ts";
import { call } from "../../api/call.ts";
import { pageUrl } from "../../api/transport.ts";
import { endOwnSession, playerQuery, sessionsQuery } from "../accounts.ts";
import { depositGiftsQuery } from "../bonuses/deposit-gifts.ts";
import { paymentsQuery } from "../cashbox.ts";
import { countriesQuery, messagesBucket, messagesQuery } from "../configuration.ts";
import { loadVisitor } from "./visitor.ts";
import { accountsQuery } from "../wallet.ts";

vi.mock("../../api/call.ts", () => ({ call: vi.fn() }));
vi.mock("../../api/transport.ts", () => ({ pageUrl: vi.fn() }));
const asked = vi.mocked(call);
const visitHost = (host: string) =>
  void vi.mocked(pageUrl).mockReturnValue(new URL(`http://${host}/`));
beforeEach(() => {
  asked.mockReset();
  visitHost("site.example");
});

const OWN: readonly (readonly unknown[])[] = [
  playerQuery.queryKey,
  accountsQuery.queryKey,
  sessionsQuery.queryKey,
  paymentsQuery.queryKey,
  depositGiftsQuery.queryKey,
  roundQuery("0d4a7c1e-7a53-4d1f-9d1c-0a1b2c3d4e5f").queryKey,
];

describe("a logout (AUTH-06)", () => {
  it("ends the session at the house, and leaves no data of the player", async () => {
    const client = new QueryClient();
    for (const key of OWN) client.setQueryData(key, { id: 7 });
    client.setQueryData(countriesQuery.queryKey, [{ code: "DE" }]);
    await endOwnSession(client);
    expect(asked.mock.calls.map(([{ method, path }]) => `${method} ${path}`)).toEqual([
      "DELETE /api/users/sign_out",
    ]);
    const kept = client.getQueryCache().getAll();
    expect(kept.filter(({ state }) => state.data).map(({ queryKey }) => queryKey)).toEqual([
      countriesQuery.queryKey,
    ]);
  });
});

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const context = (name: string) => {
  if (name === "getClientContext") return { licence: "CW" } as never;
  throw new Error(`no ${name}`);
};

describe("what a page needs", () => {
  it("is there without messages, which are shown as keys, and without a player (LOCALE-02)", async () => {
    asked.mockImplementation(async ({ name }) => context(name));
    const queryClient = client();
    await loadVisitor(queryClient, "de");
    expect(translatorOf({ queryClient, locale: "de" })("nav.logIn")).toBe("nav.logIn");
  });

  it("is not there without the context", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    asked.mockRejectedValue(new Error("nothing"));
    await expect(loadVisitor(client(), "de")).rejects.toThrow("nothing");
    error.mockRestore();
  });
});

describe("messages (LOCALE-02)", () => {
  it("are those of the active language alone, and of the new one after a switch", async () => {
    asked.mockImplementation(async ({ name }) => (name === "getMessages" ? {} : { licence: "CW" }));
    await loadVisitor(new QueryClient(), "de");
    await loadVisitor(new QueryClient(), "it");
    const files = asked.mock.calls
      .filter(([{ name }]) => name === "getMessages")
      .map(([, input]) => (input as { params: { file: string } }).params.file);
    expect(files).toEqual(["de.json", "it.json"]);
  });

  it("come with the page in part, and once as a file before the next page shows", async () => {
    visitHost("carrying.example");
    asked.mockImplementation(async ({ name }) =>
      name === "getMessages" ? { nav: { logIn: "Anmelden", register: "Mehr" } } : { licence: "CW" },
    );
    const queryClient = new QueryClient();
    const { queryKey } = messagesQuery("de");
    queryClient.setQueryData(queryKey, readPageMessages('{"nav":{"logIn":"Anmelden"}}') ?? {});
    const say = () => translatorOf({ queryClient, locale: "de" })("nav.register");
    expect(say()).toBe("");
    await Promise.all([loadVisitor(queryClient, "de"), loadVisitor(queryClient, "de")]);
    expect(say()).toBe("Mehr");
    await loadVisitor(queryClient, "de");
    expect(asked.mock.calls.filter(([{ name }]) => name === "getMessages")).toHaveLength(1);
  });

  it("show as keys when the file does not come, and are asked for by the next page again", async () => {
    visitHost("away.example");
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    asked.mockImplementation(async ({ name }) => context(name));
    const queryClient = client();
    queryClient.setQueryData(messagesQuery("it").queryKey, readPageMessages('{"nav":{}}') ?? {});
    await loadVisitor(queryClient, "it");
    expect(translatorOf({ queryClient, locale: "it" })("nav.register")).toBe("nav.register");
    await loadVisitor(queryClient, "it");
    expect(asked.mock.calls.filter(([{ name }]) => name === "getMessages")).toHaveLength(2);
    error.mockRestore();
  });

  it("are kept apart by host: each has the words of its brand (LICENCE-02)", async () => {
    const title = async (host: string) => {
      visitHost(host);
      asked.mockImplementation(async ({ name }) =>
        name === "getMessages" ? { lobby: { guestTitle: host } } : { licence: "CW" },
      );
      const queryClient = new QueryClient();
      await loadVisitor(queryClient, "fr-CA");
      return JSON.stringify(queryClient.getQueryData(["messages", "fr-CA"]));
    };
    expect(await title("rocket.example")).toContain("rocket.example");
    expect(await title("hall.example")).toContain("hall.example");
  });

  it("are asked for by the same time within five minutes, and by another after them", () => {
    const noon = Date.parse("2026-11-01T12:00:00Z");
    const bucket = messagesBucket(noon);
    expect(messagesBucket(noon + 299_999)).toBe(bucket);
    expect(messagesBucket(noon + 300_000)).not.toBe(bucket);
  });
});
