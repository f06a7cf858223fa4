const two = (value: number): string => String(value).padStart(2, "0");

/** Writes a moment in the operator's own time, as a field of the kind `datetime-local` takes it. */
export function localMoment(date: Date): string {
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * Reads what such a field holds as ISO 8601 in UTC. A year of more than four digits, which some browsers let
 * one write, is no moment: it is sent as it was written, for the house to refuse at its field.
 */
export function utcOf(written: string): string {
  const moment = new Date(written);
  return Number.isNaN(moment.getTime()) ? written : moment.toISOString();
}
