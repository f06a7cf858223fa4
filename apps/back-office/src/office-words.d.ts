declare module "virtual:office-words" {
  export const LOADERS: Readonly<
    Record<
      "en" | "de" | "fr-CA" | "it" | "no",
      () => Promise<{ default: Record<string, Record<string, string>> }>
    >
  >;
}
