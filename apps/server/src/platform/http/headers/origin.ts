/**
 * Returns the fault of a changing request that may come from another site (CSRF); null without one. A browser sends
 * `Origin` or `Sec-Fetch-Site`; the XHR header cannot be sent by a foreign form (API-01). An origin is scheme, host and
 * port: a page that came without TLS may be anybody's.
 */
export function originFault(headers: {
  owns(origin: string): boolean;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly requestedWith: string | undefined;
}): "foreign_origin" | "header_required" | null {
  const { origin, fetchSite, requestedWith } = headers;
  if (fetchSite !== undefined && !["same-origin", "none"].includes(fetchSite))
    return "foreign_origin";
  if (origin !== undefined && !headers.owns(origin)) return "foreign_origin";
  if (requestedWith?.toLowerCase() !== "xmlhttprequest") return "header_required";
  return null;
}
