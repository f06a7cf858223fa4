export { bodyHash, shortBodyHash } from "./input/body-hash.ts";
export {
  type Caller,
  type HandlerContext,
  type Operator,
  type ProvenLimit,
  type RefusedAnswer,
  type Route,
  route,
} from "./route.ts";
export { Refused } from "./refused.ts";
export { TOLD_COUNTRY_HEADER } from "./request-context.ts";
export { isUnavailable } from "./failing/unavailable.ts";
export { csvOf, csvRows, tableOf } from "./answers/csv.ts";
export { BROTLI } from "./answers/brotli.ts";
export { isCrawler } from "./headers/crawler.ts";
export { readCookies } from "./headers/cookies.ts";
export { SECURITY_HEADERS } from "./headers/security-headers.ts";
export { createHttp, type HttpOptions, type HttpServer } from "./create-http.ts";
export type { CallApi } from "./in-process/call-in-process.ts";
