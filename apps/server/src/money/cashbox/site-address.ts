import type { HandlerContext } from "#platform/http";
import type { House } from "#platform/module";

/** Where this site answers: as configured, else as it was called. */
export const siteAddress = (house: House, context: Pick<HandlerContext, "host">): string =>
  house.config.PUBLIC_URL ?? `http://${context.host}`;
