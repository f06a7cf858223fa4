export { oddsfeed, type OddsfeedOptions } from "./oddsfeed.ts";
