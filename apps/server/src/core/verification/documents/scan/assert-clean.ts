import type { DocumentKind } from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { Refused } from "#platform/http";
import { type House, perHouse } from "#platform/module";
import { clamd } from "./clamd.ts";
import { insertInfected } from "./infected-store.ts";
import { ScannerUnavailable, type VirusScanner } from "./scanner.ts";

/** The scanner of a house; null without CLAMD_URL: then nothing is looked for. */
const scannerOf = perHouse(({ config }): VirusScanner | null =>
  config.CLAMD_URL ? clamd(config.CLAMD_URL) : null,
);

/**
 * Lets a file pass that the scanner calls clean, before anything of it is stored. Another one opens a
 * case for operators. Throws Refused: document_infected, scanner_unavailable.
 */
export async function assertClean(
  house: House,
  bytes: Uint8Array,
  file: {
    readonly playerId: bigint;
    readonly kind: DocumentKind;
    readonly fingerprint: string;
  },
): Promise<void> {
  const virus = await virusIn(house, bytes);
  if (virus === null) return;
  const at = house.clock.now();
  await house.database.tx(async (tx) => {
    const found = { ...file, virus, sizeBytes: bytes.length, at };
    if (!(await insertInfected(tx, found))) return;
    await appendTrailEntries(tx, [
      {
        at,
        operator: null,
        action: "document.infected",
        subject: `player ${file.playerId}`,
        detail: { kind: file.kind, virus },
      },
    ]);
  });
  throw new Refused("document_infected");
}

/** Throws Refused("scanner_unavailable"): what was not looked at is not kept. */
async function virusIn(house: House, bytes: Uint8Array): Promise<string | null> {
  try {
    return (await scannerOf(house)?.scan(bytes)) ?? null;
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error;
    house.log.error({ err: error }, "the scanner for viruses does not answer");
    throw new Refused("scanner_unavailable");
  }
}
