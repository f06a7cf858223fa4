import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<"method" | "route" | "status">;
  readonly batchSize: Histogram<"batch">;
  readonly reactions: Counter<"reaction" | "result">;
  readonly formErrors: Counter<"side" | "component">;
  readonly outboxWaiting: Gauge<"reaction">;
  readonly outboxParked: Gauge;
  readonly promotionViews: Counter<"banner">;
  readonly pwaEvents: Counter<"event">;
  readonly pageTiming: Histogram<"moment">;
  readonly networks: Counter<"type">;
  readonly networkRtt: Histogram;
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
    ...outboxMetrics(registers),
    promotionViews: new Counter({
      name: "promotion_views_total",
      help: "Banners that were in view on main when a visitor left it.",
      labelNames: ["banner"],
      registers,
    }),
    pwaEvents: new Counter({
      name: "pwa_events_total",
      help: "Steps of installing the site as an app, by step.",
      labelNames: ["event"],
      registers,
    }),
    formErrors: new Counter({
      name: "form_errors_total",
      help: "Fields that a form refused, by the side that found the fault",
      labelNames: ["side", "component"],
      registers,
    }),
    pageTiming: new Histogram({
      name: "page_timing_seconds",
      help: "Time from the request of a page to a moment of its start, as browsers tell it",
      labelNames: ["moment"],
      buckets: [0.1, 0.3, 0.5, 1, 1.8, 2.5, 4, 10],
      registers,
    }),
    networks: new Counter({
      name: "visitor_networks_total",
      help: "Networks of visitors by kind, as browsers estimate them",
      labelNames: ["type"],
      registers,
    }),
    networkRtt: new Histogram({
      name: "visitor_network_rtt_seconds",
      help: "Time to the house and back, as browsers estimate it",
      buckets: [0.025, 0.05, 0.1, 0.2, 0.5, 1, 3],
      registers,
    }),
    liveConnections: new Gauge({ name: "live_connections", help: "Open live sockets", registers }),
  };
}

/** Figures of the delivery of events. */
function outboxMetrics(
  registers: Registry[],
): Pick<Metrics, "reactions" | "outboxWaiting" | "outboxParked"> {
  return {
    reactions: new Counter({
      name: "outbox_reactions_total",
      help: "Events a reaction has handled, by result",
      labelNames: ["reaction", "result"],
      registers,
    }),
    outboxWaiting: new Gauge({
      name: "outbox_waiting_seconds",
      help: "Age of the oldest event that a reaction has not handled; 0 without one",
      labelNames: ["reaction"],
      registers,
    }),
    outboxParked: new Gauge({
      name: "outbox_parked_events",
      help: "Events that a reaction gave up, which wait for an operator",
      registers,
    }),
  };
}
