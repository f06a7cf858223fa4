import {
  MOMENT_MAX_MS,
  NETWORK_TYPES,
  type NetworkReport,
  type PageTiming,
} from "@houselight/contracts/tracking";

/** Times that a browser measured of a page, in milliseconds from its request; 0 where it has not happened. */
export interface MeasuredPage {
  readonly responseEnd: number;
  readonly domContentLoadedEventEnd: number;
  readonly loadEventEnd: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
}

/** Returns the moments that were measured, in whole milliseconds. */
export function timingOf(page: MeasuredPage): PageTiming {
  const moments = {
    response: page.responseEnd,
    first_paint: page.firstPaint,
    dom_ready: page.domContentLoadedEventEnd,
    load: page.loadEventEnd,
    largest_paint: page.largestPaint,
  };
  return Object.fromEntries(
    Object.entries(moments)
      .map(([name, atMs]) => [name, Math.round(atMs)] as const)
      .filter(([, atMs]) => atMs > 0 && atMs <= MOMENT_MAX_MS),
  );
}

/** Returns what a browser says of its network; null where it says nothing, as Safari and Firefox do. */
export function networkOf(connection: unknown): NetworkReport | null {
  const { rtt, downlink, effectiveType } = (connection ?? {}) as Partial<NetworkReport>;
  if (typeof rtt !== "number" || typeof downlink !== "number") return null;
  const type = NETWORK_TYPES.find((one) => one === effectiveType);
  return type ? { rtt, downlink, effectiveType: type } : null;
}
