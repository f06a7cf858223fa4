const two = (value: number): string => String(value).padStart(2, "0");

/** Writes a moment in the operator's own time, as a field of the kind `datetime-local` takes it. */
export function localMoment(date: Date): string {
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
