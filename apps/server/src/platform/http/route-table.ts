import type { Route } from "./route.ts";

interface Entry {
  readonly route: Route;
  readonly segments: readonly string[];
}

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the route of a method and path, a literal segment before a parameter. */
export function createRouteTable(
  routes: readonly Route[],
): (method: string, path: string) => RouteMatch | null {
  const byMethod = new Map<string, Entry[]>();
  for (const route of routes) {
    const entries = byMethod.get(route.endpoint.method) ?? [];
    entries.push({ route, segments: route.endpoint.path.split("/") });
    byMethod.set(route.endpoint.method, entries);
  }
  const literals = (entry: Entry) =>
    entry.segments.filter((segment) => !segment.startsWith("{")).length;
  for (const entries of byMethod.values()) entries.sort((a, b) => literals(b) - literals(a));

  return (method, path) => {
    const segments = path.split("/");
    for (const entry of byMethod.get(method) ?? []) {
      const params = matchSegments(entry.segments, segments);
      if (params) return { route: entry.route, params };
    }
    return null;
  };
}

function matchSegments(
  pattern: readonly string[],
  actual: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = actual[index] as string;
    if (expected.startsWith("{")) {
      const value = decode(segment);
      if (value === null || value === "") return null;
      params[expected.slice(1, -1)] = value;
    } else if (expected !== segment) return null;
  }
  return params;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
