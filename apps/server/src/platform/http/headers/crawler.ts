/** Words by which programs that read the web name themselves; a maker of telephones is called Cubot. */
const CRAWLER =
  /(?<!\bcu)bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|bingpreview|archiver|embedly/i;

/**
 * Tells a crawler by its user agent. It is a hint that anybody can give: what follows from it may change
 * what is shown, never what is allowed.
 */
export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent);
