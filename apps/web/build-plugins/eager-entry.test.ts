import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { CALLED_ON_LOAD, eagerEntry } from "./eager-entry.ts";

const SOURCES: Readonly<Record<string, string>> = {
  entry: 'import("later").then(({ later }) => console.info(later));',
  later: 'import "shared"; export const later = "later";',
  shared: 'globalThis.shared = "shared"; export {};',
};

it("stands first in the first script, before Vite's own list of files, and in no other", async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: {
        input: "entry",
        output: { codeSplitting: { groups: [{ name: "shared", test: /shared/ }] } },
      },
    },
    plugins: [
      {
        name: "sources",
        resolveId: (id) => (id in SOURCES ? `\0${id}` : null),
        load: (id) => SOURCES[id.slice(1)] ?? null,
      },
      { ...eagerEntry(), applyToEnvironment: () => true },
    ],
  })) as Rolldown.RolldownOutput;
  const scripts = output.filter((file) => file.type === "chunk");
  const [first, ...others] = scripts.toSorted((one, other) => +other.isEntry - +one.isEntry);
  expect(first?.code.startsWith(`${CALLED_ON_LOAD}const __vite__mapDeps=`)).toBe(true);
  expect(others.length).toBeGreaterThan(0);
  for (const { code } of others) expect(code).not.toContain(CALLED_ON_LOAD);
});
