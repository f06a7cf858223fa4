export { type Job, startJobs } from "./jobs.ts";
