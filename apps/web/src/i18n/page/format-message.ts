import formatCompiled from "use-intl/format-message/format-only";

type FormatMessage = typeof formatCompiled;

/**
 * Formats a compiled message (`../compile-messages.ts`). Most are plain text, for which the library puts
 * together the formats of dates and numbers all the same, hundreds of times for a page.
 */
function formatMessage(...given: Parameters<FormatMessage>): ReturnType<FormatMessage> {
  const [, message] = given;
  return typeof message === "string" ? message : formatCompiled(...given);
}

/** Says that messages come compiled. */
formatMessage.raw = formatCompiled.raw;

export default formatMessage;
