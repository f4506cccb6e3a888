import { Link } from 'react-router'
import { lessonsPath } from '../paths.ts'
import { type BegunGuide, chapterPath } from './guide.ts'

type Done = { done: number; total: number }

type AboveGuidesProps = {
  /** What is done one by one before the guides, lessons and scenes: they have one count. */
  before: readonly Done[]
  /** The guide to go on with; null: none is under way. */
  begun: BegunGuide | null
}

/** One line above the list: for who is not sure yet, and for who goes on. */
export function AboveGuides({ before, begun }: AboveGuidesProps) {
  const sum = (of: keyof Done) => before.reduce((all, kind) => all + kind[of], 0)
  return (
    <p className="flex flex-wrap gap-x-6">
      <span>
        <Link to={lessonsPath()} className="inline-block py-2" prefetch="intent">
          Prima di cominciare
        </Link>
        : {sum('done')} di {sum('total')} tra lezioni e scene
      </span>
      {begun && (
        <Link to={chapterPath(begun.id, begun.next.id)} className="inline-block py-2">
          Riprendi «{begun.title}»
        </Link>
      )}
    </p>
  )
}
