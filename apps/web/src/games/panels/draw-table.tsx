/** One row of draws: what it belongs to, and what each draw came to. */
export interface DrawRow {
  readonly name: string;
  readonly values: readonly string[];
}

/** Shows drawn numbers under what each of them decides; a long table scrolls. */
export function DrawTable({
  corner,
  heads,
  rows,
}: {
  /** Says what a row is, to those who hear the table. */
  readonly corner: string;
  readonly heads: readonly string[];
  readonly rows: readonly DrawRow[];
}) {
  const cell = "py-1 pr-3 text-left align-baseline last:pr-0";
  return (
    <section
      aria-label={corner}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
      tabIndex={0}
      className="max-h-60 overflow-y-auto"
    >
      <table className="money w-full text-sm">
        <thead className="text-dim text-xs">
          <tr>
            <th scope="col" className={cell}>
              <span className="sr-only">{corner}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${cell} whitespace-normal font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row" className={`${cell} whitespace-normal font-medium text-dim`}>
                {name}
              </th>
              {values.map((value, place) => (
                <td key={heads[place]} className={`${cell} font-semibold`}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
