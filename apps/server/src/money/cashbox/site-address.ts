import type { HandlerContext } from "#platform/http";
import type { House } from "#platform/module";

/** Returns the address of this site: as configured, else as in the request. */
export const siteAddress = (house: House, context: Pick<HandlerContext, "host">): string =>
  house.config.PUBLIC_URL ?? `http://${context.host}`;
