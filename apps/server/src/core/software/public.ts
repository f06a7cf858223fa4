export { readSoftware } from "./read-software.ts";
