export { paperid } from "./paperid.ts";
