import { useTranslations } from "use-intl/react";

/** `new-arrivals` gives `New arrivals`: for a category that the catalogue named and we did not. */
export function readableSlug(slug: string): string {
  const words = slug.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function useCategoryName(): (identifier: string) => string {
  const t = useTranslations("categories");
  return (identifier) => {
    const key = identifier as "pokies";
    return t.has(key) ? t(key) : readableSlug(identifier);
  };
}
