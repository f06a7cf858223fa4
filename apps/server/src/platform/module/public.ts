export { type Giver, type House, type Module, type Objection, perHouse } from "./module.ts";
export { isSeeded, noteSeeded } from "./seed-store.ts";
export { EXPORT_ROWS_MAX, type PersonalData } from "./personal-data.ts";
