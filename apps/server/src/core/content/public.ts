export { isPageSlug } from "./pages/is-page-slug.ts";
