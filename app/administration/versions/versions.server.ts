import type { RecordAct } from '../../../db/schema.ts'
import { nouns } from '../../nouns.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { failure } from '../../platform/http/failure.server.ts'
import type { Noun } from '../../records/noun.ts'
import {
  isSame,
  type Revision,
  readContent,
  readRevisions,
  requireRow,
} from '../../records/store/read.server.ts'
import { differences, shownDifference } from '../../records/versions/difference.server.ts'
import type { ShownDifference } from '../../records/versions/differences.tsx'

/** A version of a record in its list; those that hold no content only say what was done. */
export type ListedVersion = {
  id: string
  act: RecordAct
  at: Date
  doneBy: string | null
  hasContent: boolean
}

/** A version of a record beside what administrators work on now. */
export type Comparison = {
  former: ListedVersion
  /** It is what everybody sees, beside a draft. */
  isPublished: boolean
  differences: ShownDifference[]
  /** What of the version today's schema does not read. */
  unread: string[]
}

/** More than anybody looks through; older ones are there, compared where an address names them. */
const mostListed = 200

/** The noun whose list has this name in its address. @throws 404 where there is none */
export function nounAt(list: string): Noun {
  const found = nouns.find(({ noun }) => noun.places.list().endsWith(`/${list}`))
  if (!found) throw failure('NOT_FOUND', 404, 'Pagina non trovata')
  return found.noun
}

/**
 * The history of a record, the newest first, and one version compared with now: the one that is
 * wanted, else what everybody sees beside a draft, else the one before now.
 * @throws KnownFailure 404 when the record is gone
 */
export async function readHistory(db: Database, noun: Noun, id: string, wanted: string | null) {
  const row = await requireRow(db, noun, id)
  const revisions = await readRevisions(db, noun, id)
  const [newest, ...older] = revisions.filter(({ content }) => content !== null)
  const shown = row.draft === null ? null : row.content
  const isShown = ({ content }: Revision) => shown !== null && isSame(content, shown)
  const former =
    [newest, ...older].find((one) => one?.id === wanted) ?? older.find(isShown) ?? older[0]
  return {
    title: row.title,
    version: row.version,
    versions: revisions.slice(0, mostListed).map(listed),
    comparison: former
      ? {
          ...compared(noun, former, row.draft ?? row.content),
          isPublished: isShown(former),
        }
      : null,
  }
}

const listed = ({ id, act, at, doneBy, content }: Revision): ListedVersion => ({
  ...{ id, act, at, doneBy },
  hasContent: content !== null,
})

function compared(noun: Noun, former: Revision, now: unknown) {
  const [was, is] = [readContent(noun, former.content), readContent(noun, now)]
  return {
    former: listed(former),
    differences: differences(noun.labels, was.content, is.content).map(shownDifference),
    unread: was.unread,
  }
}
