/** Endpoints that no run reaches with a success, and why. */
export const NOT_REACHED: Readonly<Record<string, string>> = {};
