import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as contracts from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

/** Returns how many rows an endpoint lists unasked; null where the house alone decides. */
function listed(name: string): number | null {
  const { query } = (contracts as unknown as Record<string, { query?: z.ZodMiniType }>)[name] ?? {};
  if (!query) return null;
  const { properties } = z.toJSONSchema(query, { io: "input", unrepresentable: "any" });
  const limit = properties?.["limit"];
  return typeof limit === "object" ? Number(limit.default) : null;
}

/** Rows of a full page where neither list nor endpoint says otherwise. */
const USUAL = 50;

const source = join(import.meta.dirname, "..");
const listings = globSync("**/*.tsx", { cwd: source }).flatMap((file) => {
  const text = readFileSync(join(source, file), "utf8");
  const constant = (name: string | undefined): number | null => {
    if (name === undefined || /^\d+$/.test(name)) return name === undefined ? null : Number(name);
    return Number(new RegExp(`const ${name} = (\\d+)`).exec(text)?.[1]);
  };
  return text
    .split("useListing(")
    .slice(1)
    .map((rest) => {
      const call = rest.slice(0, rest.indexOf(");\n"));
      const name = /\w+/.exec(call)?.[0] as string;
      const asked = constant(/limit: (\w+)/.exec(call)?.[1]) ?? listed(name) ?? USUAL;
      const size = constant(/size: (\w+)/.exec(call)?.[1]) ?? USUAL;
      return { name, pages: call.includes("next:"), asked, size };
    });
});

describe("lists of the back office", () => {
  it.each(listings.filter(({ pages }) => pages))(
    "$name goes on behind a full page",
    ({ asked, size }) => {
      expect(size).toBe(asked);
    },
  );
});
