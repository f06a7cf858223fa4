import en from "@houselight/contracts/messages/en.json" with { type: "json" };
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { messagesQuery } from "../../data/configuration.ts";
import { sectionHead } from "./section-route.ts";
import { type Section, type SectionName, SECTIONS } from "./sections.ts";

const queryClient = new QueryClient();
queryClient.setQueryData(messagesQuery("en").queryKey, en as never);
const context = { queryClient, locale: "en", nonce: undefined } as const;
const match = { context, status: "success" };

it("every tab of a section has a title of its own, and the first that of the section", () => {
  for (const name of Object.keys(SECTIONS) as SectionName[]) {
    const { tabs }: Section = SECTIONS[name];
    const title = (segment?: string) => JSON.stringify(sectionHead(match, name, segment));
    expect(new Set([undefined, ...tabs.slice(1)].map(title)).size).toBe(Math.max(1, tabs.length));
    if (tabs.includes("all")) expect(title("all") === title()).toBe(tabs[0] === "all");
  }
});

it("a page that is missing has no title of a section", () =>
  expect(sectionHead({ ...match, status: "notFound" }, "vip", "nowhere")).toEqual({}));
