/**
 * Codes of a database or connection that is away or busy, or that let others go first however often it was
 * asked: the caller may try again.
 */
const UNAVAILABLE = /^(08|53|57P0|57014|55P03|40001|40P01|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/;

/** Tells a database that is away or busy from a defect. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message, name } = error as { code?: unknown; message?: unknown; name?: unknown };
  if (name === "Overloaded") return true;
  if (typeof code === "string" && UNAVAILABLE.test(code)) return true;
  return (
    typeof message === "string" &&
    /connection terminated|timeout exceeded when trying to connect|cannot use a pool after/i.test(
      message,
    )
  );
}
