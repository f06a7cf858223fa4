export { type House, type Module, perHouse } from "./module.ts";
export { isSeeded, noteSeeded } from "./seed-store.ts";
export { EXPORT_ROWS_MAX, type PersonalData } from "./personal-data.ts";
