/** A catalogue of messages: texts under names, in branches. */
interface Catalogue {
  readonly [name: string]: string | Catalogue;
}

/** Form of a key: names with points between. */
const KEY = /^[A-Za-z]\w*(?:\.[\w-]+)+$/;

export type IsKey = (text: string) => boolean;

/**
 * Returns what tells a bare message key (`lobby.seeAll`) from a text: it looks like one and begins with
 * a branch of the catalogue, so that `paper-rocket.example` is none.
 */
export function keyTeller(catalogue: Catalogue): IsKey {
  const branches = new Set(
    Object.entries(catalogue)
      .filter(([, value]) => typeof value === "object")
      .map(([name]) => name),
  );
  return (text) => KEY.test(text) && branches.has(text.slice(0, text.indexOf(".")));
}
