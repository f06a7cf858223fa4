export { atMostEvery } from "./at-most-every.ts";
export { createLiveHub } from "./create-live-hub.ts";
export type { HouseLive, LiveHubOptions, RunningLiveHub } from "./live-hub.ts";
