import { listContentVersions, listPageHeadVersions } from "@houselight/contracts/content";
import { call } from "../../api/call.ts";

/** Reads which version of a page's text in a language was written last; 0 for none. */
export async function latestText(written: unknown): Promise<number> {
  const { path, l } = written as { readonly path: string; readonly l: string };
  return (await call(listContentVersions, { query: { path, l } }))[0]?.id ?? 0;
}

/** Reads which version of a page's head was written last; 0 for none. */
export async function latestHead(written: unknown): Promise<number> {
  const { path } = written as { readonly path: string };
  return (await call(listPageHeadVersions, { query: { path } }))[0]?.id ?? 0;
}
