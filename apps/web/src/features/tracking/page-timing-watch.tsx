import { reportNetwork, reportPageTiming } from "@houselight/contracts/tracking";
import { useEffect } from "react";
import { call } from "../../api/call.ts";
import { networkOf, timingOf } from "./page-timing.ts";

/** The largest paint of a page is known some time after its load. */
const SETTLED_MS = 3_000;

/** Tells how long this page took to start, and on what network, once for each page that is loaded (TRACK-06). */
export default function PageTimingWatch() {
  useEffect(() => {
    let largestPaint = 0;
    const observer = new PerformanceObserver((list) => {
      largestPaint = list.getEntries().at(-1)?.startTime ?? largestPaint;
    });
    // A browser that does not know the kind of entry ignores it.
    observer.observe({ type: "largest-contentful-paint", buffered: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => tell(largestPaint), SETTLED_MS);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("load", wait);
      clearTimeout(timer);
    };
  }, []);
  return null;
}

function tell(largestPaint: number): void {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming)) return;
  const { responseEnd, domContentLoadedEventEnd, loadEventEnd } = navigation;
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const timing = timingOf({
    responseEnd,
    domContentLoadedEventEnd,
    loadEventEnd,
    firstPaint,
    largestPaint,
  });
  const once = { retries: 0 };
  call(reportPageTiming, { body: { page: location.pathname.slice(0, 300), timing } }, once).catch(
    ignore,
  );
  const network = networkOf(Reflect.get(navigator, "connection"));
  if (network) call(reportNetwork, { body: network }, once).catch(ignore);
}

/** A measurement that is lost holds nobody up. */
function ignore(): void {}
