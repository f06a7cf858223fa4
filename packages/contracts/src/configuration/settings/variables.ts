/** Values by the code of a currency. */
type Values = Readonly<Record<string, string>>;

const HOLE = /\{([A-Za-z0-9][\w-]*)(:currency)?\}/g;

/**
 * Puts values into `{names}` of a text: that of the currency, else that of EUR (LOCALE-07).
 * `{name:currency}` has the code of its currency after it, as in `100 CAD` (CMS-06). A name without
 * values stays as it is.
 */
export const fillVariables = (
  text: string,
  variables: Readonly<Record<string, Values>> | undefined,
  currency: string,
): string =>
  text.replaceAll(HOLE, (hole, name: string, appended?: string) => {
    const values = variables && Object.hasOwn(variables, name) ? variables[name] : undefined;
    const code = values && Object.hasOwn(values, currency) ? currency : "EUR";
    const value = values?.[code];
    if (value === undefined) return hole;
    return appended ? `${value} ${code}` : value;
  });
