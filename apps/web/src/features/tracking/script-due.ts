const AGAIN_MS = 60 * 60_000;

/** Tells whether a script is to be loaded: it never was, or 60 minutes ago or longer (SHELL-23). */
export function isScriptDue(nowMs: number, kept: string | null): boolean {
  const lastMs = Number(kept ?? Number.NaN);
  return !(lastMs <= nowMs && nowMs - lastMs < AGAIN_MS);
}
