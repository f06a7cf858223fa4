import { isCode, isTest, resolveImport, type Target, workspacesOf } from "../tree/paths.ts";
import type { Rule, Violation } from "../tree/source-tree.ts";

/** Imports that the source of a workspace may have besides its own files. */
type Allowance = {
  /** Workspaces by the end of their name, as in `@houselight/contracts`. */
  workspaces: readonly string[];
  /** Packages of npm, and `node:` modules under "node"; "any" where they are not restricted. */
  packages: readonly string[] | "any";
};

const ANY = "any" as const;

/** The list of who imports whom. A workspace that is not here has no rule of its own. */
const ALLOWED: Readonly<Record<string, Allowance>> = {
  "apps/web": { workspaces: ["contracts", "ui", "game-maths", "sports-maths"], packages: ANY },
  "apps/back-office": {
    workspaces: ["contracts", "ui", "game-maths", "sports-maths"],
    packages: ANY,
  },
  "apps/server": {
    workspaces: ["contracts", "game-maths", "sports-maths", "simulators"],
    packages: ANY,
  },
  "apps/simulators": { workspaces: ["contracts", "sports-maths"], packages: ANY },
  // All but zod check accounts and addresses, and load with the withdrawal form alone.
  "packages/contracts": {
    workspaces: ["game-maths"],
    packages: ["zod", "@noble/hashes", "@scure/base", "ibantools"],
  },
  "packages/game-maths": { workspaces: [], packages: [] },
  "packages/sports-maths": { workspaces: [], packages: [] },
  "packages/ui": { workspaces: [], packages: ANY },
};

/** Folders that have files of their own: workspaces, and the programs at the root. */
const OWN_FOLDER = /^(?:(?:apps|packages)\/[^/]+|journeys|scripts)(?=\/)/;

/**
 * Refuses imports that a workspace's line in `ALLOWED` does not name, and every relative path out of
 * the folder of a workspace or of `scripts`: others are entered by their package name.
 */
export const onlyAllowedImports: Rule = (tree) => {
  const workspaces = workspacesOf(tree);
  return [...tree.files.keys()].filter(isCode).flatMap((path) => {
    const folder = OWN_FOLDER.exec(path)?.[0];
    if (folder === undefined) return [];
    const own = workspaces.find((workspace) => workspace.folder === folder)?.name;
    return tree.syntax(path).imports.flatMap(({ specifier, line }): Violation[] => {
      const target = resolveImport(workspaces, path, specifier);
      if (target.kind === "file") {
        if (target.path.startsWith(`${folder}/`)) return [];
        const message = `${specifier} leaves ${folder}: import another workspace by its package name`;
        return [{ path, line, rule: "workspace-path", message }];
      }
      if (isTest(path) || isConfiguration(path, folder)) return [];
      if (target.kind === "workspace" && target.name === own) return [];
      const allowed = ALLOWED[folder];
      if (!allowed || isAllowed(allowed, target)) return [];
      return [{ path, line, rule: "workspace-import", message: refusal(folder, specifier) }];
    });
  });
};

/** Keeps features of a site apart; a game and what lies below features know none. */
export const noFeatureToFeature: Rule = (tree) => {
  const workspaces = workspacesOf(tree);
  return [...tree.files.keys()].filter(isCode).flatMap((path) => {
    const from = corner(path);
    if (from === null) return [];
    return tree.syntax(path).imports.flatMap(({ specifier, line }): Violation[] => {
      const target = resolveImport(workspaces, path, specifier);
      const to = target.kind === "file" ? corner(target.path) : null;
      if (to === null || to.kind !== "features" || to.app !== from.app) return [];
      if (from.kind === "games") {
        const message = `a game imports the feature ${to.name}: a game plays steps and knows no feature`;
        return [{ path, line, rule: "game-to-feature", message }];
      }
      if (from.kind !== "features") {
        const message = `${from.kind} imports the feature ${to.name}: a route hands features down`;
        return [{ path, line, rule: "layer-to-feature", message }];
      }
      if (from.name === to.name) return [];
      const message = `feature ${from.name} imports feature ${to.name}: the route composes features`;
      return [{ path, line, rule: "feature-to-feature", message }];
    });
  });
};

/** Folders of a site that are no route: features, games, and the layers that both stand on. */
const LAYERED =
  /^apps\/([^/]+)\/src\/(features|games|api|data|forms|i18n|live|parts|shell)\/([^/]+)(?:\/|$)/;

function corner(path: string): { app: string; kind: string; name: string } | null {
  const found = LAYERED.exec(path);
  if (!found) return null;
  const [, app = "", kind = "", name = ""] = found;
  return { app, kind, name };
}

/** vite.config.ts and its like, beside the package.json: they build the workspace, they are not in it. */
const isConfiguration = (path: string, folder: string): boolean =>
  /^[\w.-]+$/.test(path.slice(folder.length + 1));

function isAllowed(allowed: Allowance, target: Target): boolean {
  if (target.kind === "workspace") {
    return allowed.workspaces.some((name) => target.name === `@houselight/${name}`);
  }
  if (target.kind === "file" || target.kind === "unknown-alias" || allowed.packages === ANY) {
    return true;
  }
  return allowed.packages.includes(target.kind === "builtin" ? "node" : target.name);
}

function refusal(folder: string, specifier: string): string {
  const { workspaces = [], packages = [] } = ALLOWED[folder] ?? {};
  const named = workspaces.map((name) => `@houselight/${name}`);
  const list = packages === ANY ? named : [...named, ...packages];
  const may = list.length === 0 ? "nothing outside itself" : `only ${list.join(", ")}`;
  return `${folder} imports ${specifier}: of ${packages === ANY ? "our workspaces" : "all packages"} it may import ${may}`;
}
