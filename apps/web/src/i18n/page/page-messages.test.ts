import { beforeEach, describe, expect, it, vi } from "vitest";

/** Opens a page of its own for each test: whether a file is awaited belongs to it. */
const open = async () => {
  vi.resetModules();
  const page = await import("./page-messages.ts");
  const { messageFallback } = await import("../translator.ts");
  return { ...page, messageFallback };
};
let page: Awaited<ReturnType<typeof open>>;
beforeEach(async () => void (page = await open()));

const CATALOGUE = {
  nav: { logIn: "Log in", vip: "VIP" },
  lobby: { title: ["Hello ", ["name"]], deep: { one: "1", two: "2" } },
  cashbox: { deposit: "Deposit" },
};

describe("messages of a page", () => {
  it("are those that were read while it was rendered, and the branches they were asked in", () => {
    const catalogue = page.recordReading(CATALOGUE, ["errors"]) as typeof CATALOGUE;
    expect(catalogue.nav.logIn).toBe("Log in");
    expect(catalogue.lobby.deep.two).toBe("2");
    expect(catalogue.lobby.title).toBe(CATALOGUE.lobby.title);
    expect(JSON.parse(page.pageMessagesOf(catalogue))).toEqual({
      nav: { logIn: "Log in" },
      lobby: { title: CATALOGUE.lobby.title, deep: { two: "2" } },
    });
  });

  it("are read through a copy too, as the words of a game lie beside them", () => {
    const catalogue = page.recordReading(CATALOGUE, ["errors"]);
    const copy = { ...catalogue } as typeof CATALOGUE;
    expect(copy.nav.vip).toBe("VIP");
    expect(JSON.parse(page.pageMessagesOf(catalogue))).toMatchObject({ nav: { vip: "VIP" } });
  });

  it("bring the words of errors, which nothing else foretells", () => {
    const errors = { general: "No.", network: "Nobody answers." };
    const catalogue = page.recordReading({ errors }) as { errors: typeof errors };
    expect(catalogue.errors.general).toBe("No.");
    expect(JSON.parse(page.pageMessagesOf(catalogue))).toEqual({ errors });
  });

  it("carry a branch whole for what the browser alone draws, whatever was read of it", () => {
    const catalogue = page.recordReading(CATALOGUE) as typeof CATALOGUE;
    expect(catalogue.lobby.deep.two).toBe("2");
    page.carryWhole(catalogue, "lobby");
    expect(catalogue.lobby.deep.one).toBe("1");
    page.carryWhole(catalogue, "unknown");
    page.carryWhole(undefined, "lobby");
    expect(JSON.parse(page.pageMessagesOf(catalogue))).toEqual({ lobby: CATALOGUE.lobby });
  });

  it("cannot end the element they stand in", () => {
    const catalogue = page.recordReading({ a: "</script><script>alert(1)</script>" });
    expect(Reflect.get(catalogue, "a")).toContain("</script>");
    const json = page.pageMessagesOf(catalogue);
    expect(json).not.toContain("<");
    expect(JSON.parse(json).a).toBe("</script><script>alert(1)</script>");
  });

  it("are nobody's but the page's: two that are rendered at once keep apart", () => {
    const [one, other] = [
      page.recordReading(CATALOGUE, ["errors"]),
      page.recordReading(CATALOGUE, ["errors"]),
    ];
    Reflect.get(Reflect.get(one, "nav") as object, "vip");
    expect(page.pageMessagesOf(other)).toBe("{}");
  });
});

describe("a page that came without its messages", () => {
  it.each([null, "", "null"])("carries none (%s)", (text) => {
    expect(page.readPageMessages(text)).toBeNull();
    expect(page.isFileAwaited()).toBe(false);
  });
});

describe("a message that the page does not carry (LOCALE-02)", () => {
  const missing = () => page.messageFallback({ namespace: "nav", key: "vip" });

  it("shows nothing while the file is awaited, and its key when that did not come", () => {
    expect(missing()).toBe("nav.vip");
    const carried = page.readPageMessages('{"nav":{}}');
    expect(page.isPartOfFile(carried)).toBe(true);
    expect(missing()).toBe("");
    page.endWaiting();
    expect(missing()).toBe("nav.vip");
  });
});
