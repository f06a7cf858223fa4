/**
 * Returns the fault of a changing request that may come from another site (CSRF); null without one. A browser sends
 * `Origin` or `Sec-Fetch-Site`; the XHR header cannot be sent by a foreign form (API-01).
 */
export function originFault(headers: {
  readonly host: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly requestedWith: string | undefined;
}): "foreign_origin" | "header_required" | null {
  if (headers.fetchSite !== undefined && !["same-origin", "none"].includes(headers.fetchSite))
    return "foreign_origin";
  if (headers.origin !== undefined && hostOf(headers.origin) !== headers.host)
    return "foreign_origin";
  if (headers.requestedWith?.toLowerCase() !== "xmlhttprequest") return "header_required";
  return null;
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
