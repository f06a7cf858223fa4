import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<"method" | "route" | "status">;
  readonly batchSize: Histogram<"batch">;
  readonly reactions: Counter<"reaction" | "result">;
  readonly formErrors: Counter<"side" | "component">;
  readonly liveConnections: Gauge;
}

/** One registry per running house, so that tests and replicas in one process do not share counts. */
export function createMetrics(options: { process?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (options.process) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "http_request_seconds",
      help: "Time to answer, by route pattern",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
    batchSize: new Histogram({
      name: "batch_size",
      help: "Commands collected into one transaction",
      labelNames: ["batch"],
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    }),
    reactions: new Counter({
      name: "outbox_reactions_total",
      help: "Events a reaction has handled, by result",
      labelNames: ["reaction", "result"],
      registers,
    }),
    formErrors: new Counter({
      name: "form_errors_total",
      help: "Fields that a form refused, by the side that found the fault",
      labelNames: ["side", "component"],
      registers,
    }),
    liveConnections: new Gauge({ name: "live_connections", help: "Open live sockets", registers }),
  };
}
