export { studio } from "./studio.ts";
