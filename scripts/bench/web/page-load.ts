import { loadHttp } from "../http-load.ts";
import { note, rounded } from "../figures.ts";
import { median, startProcessorClock } from "../processor.ts";

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 1;
/** Encodings that Chromium says it can read. */
const BROWSER_ENCODINGS = "gzip, deflate, br, zstd";

export type Headers = Readonly<Record<string, string>>;

/** A page as the bench asks for it, and the process that answers. */
export interface LoadedPage {
  readonly port: number;
  readonly pid: number;
  readonly path: string;
  readonly headers: Headers;
}

export interface PageFigure {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time of the server's process for a page. */
  readonly processorMs: number;
}

/** Asks for a page over and over, as a browser would, and returns how fast it came and what it cost. */
export async function loadPage(
  { port, pid, path, headers }: LoadedPage,
  seconds: number,
): Promise<PageFigure> {
  const request = {
    method: "GET",
    path,
    headers: { accept: "text/html", "accept-encoding": BROWSER_ENCODINGS, ...headers },
  };
  const load = (length: number) =>
    loadHttp(port, { connections: CONNECTIONS, seconds: length, next: () => request });
  await load(WARM_UP_SECONDS);
  const clock = await startProcessorClock({ server: pid });
  const figure = await load(seconds);
  const { server } = clock();
  if (figure.refused > 0) throw new Error(`${figure.refused} pages of ${path} were refused`);
  return {
    perSecond: figure.requestsPerSecond,
    p99Ms: figure.p99Ms,
    processorMs: server / figure.requests,
  };
}

/** Notes the medians of a page's passes under its name, and returns them. */
export function notePage(name: string, passes: readonly PageFigure[]): PageFigure {
  const of = (pick: (pass: PageFigure) => number) => median(passes.map(pick));
  const figure = {
    perSecond: Math.round(of(({ perSecond }) => perSecond)),
    p99Ms: rounded(
      of(({ p99Ms }) => p99Ms),
      2,
    ),
    processorMs: rounded(
      of(({ processorMs }) => processorMs),
      3,
    ),
  };
  note(`${name}_per_s`, figure.perSecond, "pages/s");
  note(`${name}_p99_ms`, figure.p99Ms, "ms");
  note(`${name}_processor_ms`, figure.processorMs, "ms");
  return figure;
}
