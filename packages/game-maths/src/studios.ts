/** A name under which games of ours are made; the catalogue lists it as their provider. */
export interface Studio {
  readonly slug: string;
  readonly name: string;
}

/** Folded paper, lanterns, kites. */
export const FOLDHOUSE: Studio = { slug: "foldhouse", name: "Foldhouse" };
/** Wind-up toys of tin. */
export const TIN_PARADE: Studio = { slug: "tin-parade", name: "Tin Parade" };
/** Sea, weather, bottle glass. */
export const SALTGLASS: Studio = { slug: "saltglass", name: "Saltglass" };
/** Moths, gardens, tightropes at dusk. */
export const QUIET_ORCHARD: Studio = { slug: "quiet-orchard", name: "Quiet Orchard" };
/** A pier at dusk, where everybody sits at one table. */
export const EVENING_PIER: Studio = { slug: "evening-pier", name: "Evening Pier" };
