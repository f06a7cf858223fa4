/** Matches the last part of the address of a page of words. */
export const CONTENT_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const CONTENT_SLUG_MAX = 60;

/** Tells an address that a page of words may have from one that none has. */
export const isContentSlug = (text: string): boolean =>
  text.length <= CONTENT_SLUG_MAX && CONTENT_SLUG.test(text);
