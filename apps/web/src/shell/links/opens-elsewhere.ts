type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Tells whether a press on a link asks the browser for another tab, a window or a download. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
