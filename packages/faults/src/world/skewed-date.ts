import { shiftDate } from "./shift-date.ts";

// Loaded into a process before everything else (`--import`), it sets that process's clock.
shiftDate(Number(process.env["SKEWED_BY_MS"] ?? 0));
