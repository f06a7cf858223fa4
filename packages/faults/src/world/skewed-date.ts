/**
 * Loaded into a process before everything else (`--import`), it sets that process's clock: what `Date` tells is so
 * many milliseconds from the truth, for libraries too. Timers and the steady clock are as they were.
 */
const skewMs = Number(process.env["SKEWED_BY_MS"] ?? 0);

globalThis.Date = new Proxy(Date, {
  apply: (target) => new target(target.now() + skewMs).toString(),
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [target.now() + skewMs] : given, asked),
  get: (target, key, receiver) =>
    key === "now" ? () => target.now() + skewMs : Reflect.get(target, key, receiver),
});
