import type { ReactNode } from 'react'
import { inlineText } from '../ui/markdown/markdown-tree.ts'
import { inline, MarkdownParts, type MarkdownTable } from '../ui/markdown-parts.tsx'
import { Note } from '../ui/note.tsx'
import type { ShownLegalText } from './legal.ts'
import './legal.css'

type LegalPageProps = {
  text: ShownLegalText
  /** Who has checked it, or where it comes from; null: it cannot be said now. */
  note: string | null
  /** What stands under a section, by its id. */
  under?: Record<string, ReactNode>
}

/** A long text to read, to find something in and to print: in short, contents, sections. */
export function LegalPage({ text, note, under = {} }: LegalPageProps) {
  return (
    <div className="wrap long-read">
      <header className="top">
        <h1>{text.title}</h1>
        <p className="soft">
          Ultima modifica: <time dateTime={text.changed}>{text.changedOn}</time>
        </p>
        {note && (
          <Note kind="info" className="measure mt-2">
            {note}
          </Note>
        )}
      </header>
      <div className="long-read-columns">
        <section aria-labelledby="in-breve" className="in-short">
          <h2 id="in-breve">In breve</h2>
          <ul className="spark-list list-none pl-0">
            {text.inShort.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="indice" className="noprint">
          <h2 id="indice">In questa pagina</h2>
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose">
          {text.sections.map(({ id, title, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <MarkdownParts
                blocks={blocks}
                table={(table) => <CardsTable table={table} title={title} />}
              />
              {under[id]}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

type CardsTableProps = { table: MarkdownTable; title: string }

/** On a phone each row is a card; the roles say that it is still a table. */
function CardsTable({ table: { head, rows }, title }: CardsTableProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the phone's layout takes the table's own away
    <table role="table" aria-label={title} className="cards-table">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row">
          {head.map((cell, position) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            // biome-ignore lint/suspicious/noArrayIndexKey: a text of ours never changes
            <th key={position} role="columnheader" scope="col">
              {inline(cell)}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tbody role="rowgroup">
        {rows.map(([name = [], ...others], row) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={row} role="row">
            {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
            <th role="rowheader" scope="row">
              {inline(name)}
            </th>
            {others.map((cell, position) => (
              // biome-ignore lint/a11y/noRedundantRoles: as above
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={position} role="cell" data-head={inlineText(head[position + 1] ?? [])}>
                {inline(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
