type CountsTableProps = {
  caption: string
  /** What its columns are; the first names the row. */
  heads: readonly string[]
  /** As many texts as there are heads. */
  rows: readonly (readonly string[])[]
}

/** A table of numbers; on a phone each row is a card. */
export function CountsTable({ caption, heads, rows }: CountsTableProps) {
  return (
    <table className="counts-table">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...numbers]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {heads.slice(1).map((head, place) => (
              <td key={head} data-head={head}>
                {numbers[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
