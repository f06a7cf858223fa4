export { createLiveHub } from "./create-live-hub.ts";
export type { LiveHub, LiveHubOptions, RunningLiveHub } from "./live-hub.ts";
