/** A module with all that it imports, as the text of one script (`build-plugins/bundled-scripts.ts`). */
declare module "*?bundled" {
  const script: string;
  export default script;
}
