export { type House, type Module, perHouse } from "./module.ts";
export { isSeeded, noteSeeded } from "./seed-store.ts";
