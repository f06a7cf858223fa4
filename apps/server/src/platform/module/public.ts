export { type House, type Module, perHouse } from "./module.ts";
