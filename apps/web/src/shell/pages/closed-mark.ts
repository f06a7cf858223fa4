const NAME = "data-closed";

/** Attribute of what stands in the place of a page while the house is worked on. */
export const CLOSED_MARK = { [NAME]: "" };

/** Tells whether the HTML of a page is that of a closed one. */
export const isClosedPage = (html: string): boolean => html.includes(` ${NAME}=""`);
