import { build, type Plugin, type Rolldown } from "vite";

const BUNDLED = "?bundled";

/** Bundles a module with all that it imports. Returns the text of one script that runs by itself. */
export async function bundleScript(file: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: file, output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...others] = built.output;
  if (others.length > 0) throw new Error(`${file} needs more than one file`);
  return script.code;
}

/** Lets the browser's code import a module as the text of a script: `import("./x.ts?bundled")`. */
export function bundledScripts(): Plugin {
  return {
    name: "bundled-scripts",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(BUNDLED)) return null;
      const found = await this.resolve(source.slice(0, -BUNDLED.length), importer);
      return found && `${found.id}${BUNDLED}`;
    },
    async load(id) {
      if (!id.endsWith(BUNDLED)) return null;
      // The server's build saves no files.
      if (this.environment.name !== "client") return 'export default "";';
      return `export default ${JSON.stringify(await bundleScript(id.slice(0, -BUNDLED.length)))};`;
    },
  };
}
