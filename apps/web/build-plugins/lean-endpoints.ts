import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";

const CONTRACT_FILE = /\/packages\/contracts\/src\/.+\.ts(\?whole)?$/;
const WHOLE = "?whole";
const DECLARES_ENDPOINTS = /= define(Endpoint|Setting)\(/;
/** Endpoints, or schemas with the lists of words that they are made of. */
const DECLARES = /= define(Endpoint|Setting)\(|^import \* as z from "zod/m;
const IMPORTS_SCHEMAS = /^import \* as z from "zod/m;
const isCalled = (value: unknown): boolean => typeof value === "function";

/** Fields of an endpoint that the browser needs to call it; checking is the server's part. */
const KEPT = ["name", "method", "path", "idempotency"] as const;

const isEndpoint = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && "method" in value && "access" in value;

/** The parts of a setting's declaration that are called: its shape and its default are the server's. */
const isSetting = (
  value: unknown,
): value is Readonly<Record<"read" | "choose", Readonly<Record<string, unknown>>>> =>
  typeof value === "object" &&
  value !== null &&
  "read" in value &&
  "choose" in value &&
  isEndpoint(value.read) &&
  isEndpoint(value.choose);

const leanEndpoint = (endpoint: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(KEPT.map((key) => [key, endpoint[key]]));

const isPlain = (value: unknown): boolean =>
  typeof value === "string" ||
  typeof value === "number" ||
  (Array.isArray(value) && value.every(isPlain));

/**
 * A contract module as source text with its endpoints cut down. Everything else comes from the
 * module as it is, `whole`, which the bundler leaves out when nobody asks for it.
 */
export function leanModule(exports: Readonly<Record<string, unknown>>, whole: string): string {
  const lines: string[] = [];
  const rest: string[] = [];
  for (const [name, value] of Object.entries(exports)) {
    if (isEndpoint(value)) {
      lines.push(`export const ${name} = ${JSON.stringify(leanEndpoint(value))};`);
    } else if (isSetting(value)) {
      const kept = { read: leanEndpoint(value.read), choose: leanEndpoint(value.choose) };
      lines.push(`export const ${name} = ${JSON.stringify(kept)};`);
    } else if (isPlain(value)) {
      lines.push(`export const ${name} = ${JSON.stringify(value)};`);
    } else {
      rest.push(name);
    }
  }
  if (rest.length > 0) lines.push(`export { ${rest.join(", ")} } from ${JSON.stringify(whole)};`);
  return lines.join("\n");
}

/**
 * Returns what the browser gets of a contract module: its endpoints cut down, its words as they are, and
 * its schemas by way of the whole module. A module whose functions read its schemas stays as it is.
 */
export async function browserText(code: string, id: string): Promise<string> {
  if (id.endsWith(WHOLE) || !DECLARES.test(code)) return code;
  const exports: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href);
  if (!DECLARES_ENDPOINTS.test(code) && Object.values(exports).some(isCalled)) return code;
  return leanModule(exports, id + WHOLE);
}

/**
 * Leaves schemas out of the browser's first script, and with them the library that reads them: about
 * 30 kB that only the server uses. A schema that a form or a game asks for is still there.
 */
export function leanEndpoints(): Plugin {
  /** Contract modules that stay as they are and make schemas of their own. */
  const schemaModules = new Set<string>();
  /** Contract modules that stay as they are, and what they import of the others. */
  const imports = new Map<string, readonly string[]>();
  const makesSchemas = (id: string): boolean =>
    id.includes("/node_modules/zod/") || id.endsWith(WHOLE) || schemaModules.has(id);
  return {
    name: "lean-endpoints",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async transform(code, id) {
      if (!CONTRACT_FILE.test(id)) return null;
      const text = await browserText(code, id);
      if (text === code) imports.set(id, importsOf(code, id));
      if (text === code && IMPORTS_SCHEMAS.test(code)) schemaModules.add(id);
      return { code: text, map: null, moduleSideEffects: false };
    },
    outputOptions: (options) =>
      withGroup(options, {
        ...SCHEMAS,
        test: (id) => makesSchemas(id) || (imports.get(id) ?? []).some(makesSchemas),
      }),
    generateBundle(_options, files) {
      const circle = findCircle(
        new Map(
          Object.values(files).flatMap((file) =>
            file.type === "chunk" ? [[file.fileName, file.imports]] : [],
          ),
        ),
      );
      if (circle) throw new Error(`files of the build need each other: ${circle.join(" → ")}`);
    },
  };
}

/** Returns the modules that a contract module imports; a list of exports runs nothing of its own. */
const importsOf = (code: string, id: string): string[] =>
  [...code.matchAll(/^import (?!type)[^;]*? from "(\.[^"]+)"/gms)].map((match) =>
    resolve(dirname(id), match[1] as string),
  );

/** Returns files of which each imports the next and the last the first; null when there are none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const sound = new Set<string>();
  const search = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (sound.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = search(next, [...path, file]);
      if (circle) return circle;
    }
    sound.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = search(file, []);
    if (circle) return circle;
  }
  return null;
}

/**
 * The library and all that make schemas with it lie in one file, and nothing else: the first script needs
 * what they need, and not them. In two files that need each other, one would run before the other is there.
 */
const SCHEMAS = { name: "schemas", priority: 1, includeDependenciesRecursively: false };

type OutputOptions = Rolldown.OutputOptions;
type Group = { readonly name: string; readonly test: (id: string) => boolean };

function withGroup(options: OutputOptions, group: Group): OutputOptions {
  const { codeSplitting } = options;
  const groups = typeof codeSplitting === "object" ? (codeSplitting.groups ?? []) : [];
  return { ...options, codeSplitting: { groups: [group, ...groups] } };
}
