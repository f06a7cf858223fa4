const PARAMETER = /\{([a-z_]+)\}/g;

/** Names of the parameters in a path, in order: `/a/{b}/{c}` gives `["b", "c"]`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map((match) => match[1] as string);
}

/** Puts values into a path, encoded. Throws when a parameter has no value. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(PARAMETER, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === "") {
      throw new Error(`path ${path} needs a value for ${name}`);
    }
    return encodeURIComponent(String(value));
  });
}
