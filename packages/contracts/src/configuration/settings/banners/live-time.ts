const WRITTEN = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2})$/;

/**
 * Reads a moment as banners write it (BANNER-03): `DD/MM/YYYY HH:mm` in UTC. Null for what is no such
 * moment, the 31st of February included.
 */
export function readLiveTime(text: string): Date | null {
  const [, day, month, year, hour, minute] = (WRITTEN.exec(text) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined) return null;
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute));
  return writeLiveTime(at) === text ? at : null;
}

const two = (number: number): string => String(number).padStart(2, "0");

/** Writes a moment as banners do, in UTC and to the minute. */
export const writeLiveTime = (at: Date): string =>
  `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${String(at.getUTCFullYear()).padStart(4, "0")} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
