/**
 * Tells whether a part of a page threw while the server drew it: React leaves its place to the browser, and
 * says nothing.
 */
export const hasBrokenPart = (html: string): boolean => html.includes("<!--$!-->");
