import { useEffect } from "react";
import { reportError } from "../../api/report-error.ts";
import { useClientContext } from "../../data/configuration.ts";
import { createReporter, isTraced } from "./error-trace.ts";

/** Returns a number from 0 up to 1. */
const drawn = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Writes the uncaught errors of one visit in twenty to the log of the house (TRACK-07). */
export default function ErrorTraceWatch() {
  const { error_trace_rate: rate } = useClientContext();
  useEffect(() => {
    if (!isTraced(drawn(), rate)) return undefined;
    const ending = new AbortController();
    const report = createReporter((error) => void reportError("UNCAUGHT_ERROR", error));
    const { signal } = ending;
    window.addEventListener("error", ({ error, message }) => report(error ?? message), { signal });
    window.addEventListener("unhandledrejection", ({ reason }) => report(reason), { signal });
    return () => ending.abort();
  }, [rate]);
  return null;
}
