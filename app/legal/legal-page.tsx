import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Note } from '../ui/note.tsx'
import { isPoints, isTable, type LegalBlock, type LegalText, type Words } from './legal.ts'
import './legal.css'

type LegalPageProps = {
  text: LegalText
  /** The day of the last change in words. */
  changed: string
  /** Who has checked it, or where it comes from; null: it cannot be said now. */
  note: string | null
  /** What stands under a section, by its id. */
  under?: Record<string, ReactNode>
}

/** A long text to read, to find something in and to print: in short, contents, sections. */
export function LegalPage({ text, changed, note, under = {} }: LegalPageProps) {
  return (
    <div className="wrap long-read">
      <header className="top">
        <h1>{text.title}</h1>
        <p className="soft">
          Ultima modifica: <time dateTime={text.changed}>{changed}</time>
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
              {blocks.map((block, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is read
                <Block key={position} block={block} title={title} />
              ))}
              {under[id]}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Block({ block, title }: { block: LegalBlock; title: string }) {
  if (isTable(block)) return <Rows head={block.head} rows={block.rows} title={title} />
  if (!isPoints(block)) return <p>{inline(block)}</p>
  return (
    <ul>
      {block.points.map((point, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={position}>{inline(point)}</li>
      ))}
    </ul>
  )
}

/** On a phone each row is a card; the roles say that it is still a table. */
function Rows({ head, rows, title }: { head: string[]; rows: string[][]; title: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the phone's layout takes the table's own away
    <table role="table" aria-label={title} className="cards-table">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row">
          {head.map((words) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            <th key={words} role="columnheader" scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tbody role="rowgroup">
        {rows.map(([name = '', ...cells]) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <tr key={name} role="row">
            {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((words, position) => (
              // biome-ignore lint/a11y/noRedundantRoles: as above
              <td key={head[position + 1]} role="cell" data-head={head[position + 1]}>
                {words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function inline(words: Words): ReactNode {
  if (typeof words === 'string') return words
  return words.map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={position}>{inlinePart(part)}</Fragment>
  ))
}

function inlinePart(part: Exclude<Words, string>[number]): ReactNode {
  if (typeof part === 'string') return part
  if ('strong' in part) return <strong>{part.strong}</strong>
  if (part.to.startsWith('/')) return <Link to={part.to}>{part.words}</Link>
  return <a href={part.to}>{part.words}</a>
}
