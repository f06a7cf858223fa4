import { isCode, isTest, resolveImport, type Workspace, workspacesOf } from "../tree/paths.ts";
import type { Rule } from "../tree/source-tree.ts";
import { BANDS, CORE_ORDER, type Place, placeOf, SERVER_SOURCE } from "./bands.ts";

/** An import between two places of the server. */
type Crossing = {
  path: string;
  line: number;
  specifier: string;
  typeOnly: boolean;
  from: Place;
  to: Place;
};

/**
 * Direction of calls: no band imports a band above it. Tests are free of it, for a scenario may need
 * the whole house to try one module.
 */
export const noUpwardCalls: Rule = (tree) =>
  crossings(tree).flatMap(({ path, line, from, to, specifier }) => {
    if (isTest(path) || rank(from) >= rank(to)) return [];
    const message = `${name(from)} imports ${specifier}: ${to.band} stands above ${from.band}; publish an event instead`;
    return [{ path, line, rule: "upward-call", message }];
  });

/** Siblings: modules of one band meet in an event or a lower band; core has an order of its own. */
export const noSiblingCalls: Rule = (tree) =>
  crossings(tree).flatMap(({ path, line, from, to, specifier }) => {
    const siblings = from.band === to.band && from.module !== to.module;
    if (!siblings || isTest(path) || ["platform", "events", "house"].includes(from.band)) return [];
    if (from.band === "core") {
      const listed = orderInCore(to) !== -1;
      if (listed && orderInCore(from) > orderInCore(to)) return [];
      const message = `${name(from)} imports ${specifier}: in core a module calls only modules listed before it (${CORE_ORDER.join(", ")})`;
      return [{ path, line, rule: "core-order", message }];
    }
    const message = `${name(from)} imports its sibling ${specifier}: siblings meet in an event or in a lower band`;
    return [{ path, line, rule: "sibling-call", message }];
  });

/** The door: another module is entered by `#band/module`, never by a path into its folder. */
export const noDeepImports: Rule = (tree) =>
  crossings(tree).flatMap(({ path, line, from, to, specifier }) => {
    const atHome = from.band === to.band && (from.module === to.module || from.band === "events");
    if (atHome || specifier.startsWith("@")) return [];
    const mounts = from.band === "house" && to.inner === "module.ts";
    // package.json lists the doors; a star of its patterns must not reach into a folder.
    const isDoor = /^#[^/]+(?:\/[^/]+)?$/.test(specifier);
    if (isDoor || mounts) return [];
    const message = `${specifier} reaches into another module: enter by #band/module (its public.ts) or #events/name`;
    return [{ path, line, rule: "deep-import", message }];
  });

/** A `#name` that apps/server/package.json does not list cannot be loaded by Node. */
export const noUnknownAliases: Rule = (tree) => {
  const workspaces = workspacesOf(tree);
  return codeOf(tree.files, "apps/").flatMap((path) =>
    tree.syntax(path).imports.flatMap(({ specifier, line }) =>
      resolveImport(workspaces, path, specifier).kind === "unknown-alias"
        ? [
            {
              path,
              line,
              rule: "unknown-alias",
              message: `${specifier} is not among the imports of this workspace's package.json`,
            },
          ]
        : [],
    ),
  );
};

/**
 * Parts of platform call each other freely, but never in a circle. Types may: they are gone when the
 * program is loaded, and the page that describes a module names the types of every part.
 */
export const noPlatformCycles: Rule = (tree) => {
  const edges = new Map<string, Map<string, Crossing>>();
  for (const crossing of crossings(tree)) {
    const { from, to, path, typeOnly } = crossing;
    if (from.band !== "platform" || to.band !== "platform") continue;
    if (from.module === to.module || typeOnly || isTest(path)) continue;
    const targets = edges.get(from.module) ?? new Map<string, Crossing>();
    edges.set(from.module, targets.set(to.module, targets.get(to.module) ?? crossing));
  }
  return [...edges].flatMap(([start, targets]) =>
    [...targets].flatMap(([next, { path, line }]) => {
      const way = wayBack(edges, next, start);
      // Each circle is told once, at its first part in the alphabet.
      if (way === null || way.some((part) => part < start)) return [];
      const message = `platform parts call in a circle: ${[start, ...way].join(" → ")}`;
      return [{ path, line, rule: "platform-cycle", message }];
    }),
  );
};

/** Parts on the shortest way from one part to another, both ends told; null where there is none. */
function wayBack(
  edges: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
  from: string,
  to: string,
): string[] | null {
  const ways: string[][] = [[from]];
  const seen = new Set([from]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1) ?? from;
    if (last === to) return way;
    for (const next of edges.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

const rank = ({ band }: Place): number => (band === "house" ? BANDS.length : BANDS.indexOf(band));
const name = ({ band, module }: Place): string => (module === "" ? band : `${band}/${module}`);
const orderInCore = ({ module }: Place): number =>
  (CORE_ORDER as readonly string[]).indexOf(module);

function crossings(tree: Parameters<Rule>[0]): Crossing[] {
  const workspaces = workspacesOf(tree);
  return codeOf(tree.files, SERVER_SOURCE).flatMap((path) => {
    const from = placeOf(path);
    if (from === null) return [];
    return tree.syntax(path).imports.flatMap(({ specifier, line, typeOnly }): Crossing[] => {
      const toPath = pathOf(workspaces, path, specifier);
      const to = toPath === null ? null : placeOf(toPath);
      return to && toPath ? [{ path, line, specifier, typeOnly, from, to }] : [];
    });
  });
}

function pathOf(workspaces: Workspace[], from: string, specifier: string): string | null {
  const target = resolveImport(workspaces, from, specifier);
  if (target.kind === "file") return target.path;
  return target.kind === "workspace" ? target.path : null;
}

function codeOf(files: ReadonlyMap<string, string>, under: string): string[] {
  return [...files.keys()].filter((path) => path.startsWith(under) && isCode(path));
}
