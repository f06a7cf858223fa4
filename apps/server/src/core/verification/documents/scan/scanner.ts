/** Looks for viruses in files. */
export interface VirusScanner {
  /** Returns the name of what it found; null for a clean file. Throws ScannerUnavailable. */
  scan(bytes: Uint8Array): Promise<string | null>;
}

/** The scanner did not say of a file that it is clean or infected. */
export class ScannerUnavailable extends Error {
  override readonly name = "ScannerUnavailable";
}
