import { notFound } from "@tanstack/react-router";

/** The house refuses to list pages behind this one. */
const PAGE_MAX = 10_000;

/** Reads the number of a page from an address; null where it is none. */
export function readPage(text: string): number | null {
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
  return page !== null && page <= PAGE_MAX ? page : null;
}

/** Returns the number of a page that an address names; an address with another text is no page. */
export function pageOf(text: string): number {
  const page = readPage(text);
  if (page === null) throw notFound();
  return page;
}
