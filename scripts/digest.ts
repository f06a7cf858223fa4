/**
 * Prints the digest of this checkout, over all files that decide outcomes and money, as the back office of a
 * house shows it under Releases. Run: `npm run digest -- [--files]`; with `--files` it prints the line of each
 * file too, over which the digest goes.
 */
import { readSoftware } from "@houselight/server/software";
import { readCommand } from "@houselight/test-kit/command-line";

const { values } = readCommand({
  run: "npm run digest",
  about: "Prints one digest over all files that decide outcomes and money.",
  options: { files: { type: "boolean", about: "print each file with its SHA-256 before" } },
  misused: 2,
});
const { digest, files } = await readSoftware();
const lines = values.files ? [...files].map(([path, hash]) => `${hash}  ${path}`) : [];
process.stdout.write(`${[...lines, digest].join("\n")}\n`);
