export { type Job, startJobs } from "./jobs.ts";
export { type Loop, startLoop } from "./loops.ts";
