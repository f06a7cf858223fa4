import { BANDS, type Band, SERVER_SOURCE, schemaOf } from "./bands.ts";

/** Bands that hold modules; platform holds machinery and events hold words. */
const MODULE_BANDS: readonly Band[] = BANDS.filter(
  (band) => band !== "platform" && band !== "events",
);

export type NewModule = {
  band: Band;
  module: string;
  /** Text by path from the root of the repository. */
  files: Map<string, string>;
};

/**
 * The files of a new module: what every module has, and nothing that waits to be filled in.
 *
 * @param place `<band>/<module>`, as in `engagement/quests`; the module in small letters and dashes
 * @throws Error in one sentence when the band or the name is not possible
 */
export function newModuleFiles(place: string): NewModule {
  const [bandName = "", module = "", ...rest] = place.split("/");
  const band = MODULE_BANDS.find((known) => known === bandName);
  if (!band || rest.length > 0) {
    throw new Error(`Say <band>/<module>; the bands are ${MODULE_BANDS.join(", ")}.`);
  }
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(module)) {
    throw new Error(`"${module}" is not a module's name: small letters, digits and single dashes.`);
  }
  const folder = `${SERVER_SOURCE}${band}/${module}`;
  const files = new Map([
    [`${folder}/README.md`, readme(band, module)],
    [`${folder}/module.ts`, contents(module)],
    [`${folder}/routes.ts`, routes(module)],
    [`${folder}/migrations/0001-schema.sql`, `create schema ${schemaOf(module)};\n`],
    [`${folder}/module.test.ts`, test(module)],
  ]);
  return { band, module, files };
}

const camel = (module: string): string =>
  module.replaceAll(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

function readme(band: Band, module: string): string {
  const below = BANDS.slice(0, BANDS.indexOf(band)).join(", ");
  return `# ${module}

**Band.** ${band}: it may call ${below}.

**Tables** stand in the schema \`${schemaOf(module)}\`, spoken to by the \`*-store.ts\` files here alone.

**Endpoints** are those of \`routes.ts\`; their contracts stand under the same word in \`packages/contracts\`.

**Hears** nothing. **Tells** nothing.
`;
}

function contents(module: string): string {
  const name = camel(module);
  return `import type { Module } from "#platform/module";
import { ${name}Routes } from "./routes.ts";

export const ${name}: Module = {
  name: "${module}",
  directory: import.meta.dirname,
  routes: ${name}Routes,
};
`;
}

function routes(module: string): string {
  return `import type { Route } from "#platform/http";
import type { House } from "#platform/module";

/** Returns the routes of this module for players and guests. */
export const ${camel(module)}Routes = (_house: House): readonly Route[] => [];
`;
}

function test(module: string): string {
  const name = camel(module);
  return `import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { ${name} } from "./module.ts";

describe("${module}", () => {
  it("is named like its folder, for its migrations are found by it", () => {
    expect(${name}.name).toBe(basename(${name}.directory));
  });
});
`;
}
