import { type RouterContextProvider, redirect } from 'react-router'
import type { RecordAct } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { addressText } from '../../platform/well-formed.ts'
import { idOf } from '../acts/acts.ts'
import { carryOut } from '../acts/carry-out.server.ts'
import { outcomeAddress } from '../acts/outcome.ts'
import { editorActs } from '../editor/editor-acts.ts'
import { formNames } from '../form/form-answer.ts'
import { keepList } from '../list/record-list-view.ts'
import type { Noun } from '../noun.ts'
import { publishRecord, type Questions } from '../store/acts.server.ts'
import { bringBackRevision } from '../store/bring-back.server.ts'
import { type Revision, readRevisions } from '../store/revisions.server.ts'
import { readContent, requireRow } from '../store/stored-record.server.ts'
import { isSame } from '../store/written.server.ts'
import { differences } from './difference.ts'
import type { ShownDifference } from './shown-difference.ts'
import { versionActs } from './version-acts.ts'
import { shownDifference } from './word-difference.server.ts'

/** A version of a record in its list; those that hold no content only say what was done. */
export type ListedVersion = {
  id: string
  act: RecordAct
  at: Date
  doneBy: string | null
  hasContent: boolean
}

/** Two versions of a record beside each other. */
export type Comparison = {
  from: ListedVersion
  to: ListedVersion
  differences: ShownDifference[]
  /** What of the older one today's schema does not read. */
  unread: string[]
}

/** More than anybody looks through; older ones are there, compared where an address names them. */
const mostListed = 200

/**
 * The history of a record, the newest first, and two versions compared: those that the address
 * names, else what everybody sees and the draft, else the newest two.
 * @throws KnownFailure 404 when the record is gone
 */
async function compareVersions(
  db: Database,
  noun: Noun,
  id: string,
  wanted: { from: string | null; to: string | null },
) {
  const row = await requireRow(db, noun, id)
  const revisions = await readRevisions(db, noun, id)
  const whole = revisions.filter(({ content }) => content !== null)
  const to = whole.find((one) => one.id === wanted.to) ?? whole[0]
  const older = to ? whole.slice(whole.indexOf(to) + 1) : []
  // Beside a draft of what everybody sees: what publishing would change.
  const shown = row.draft === null ? null : row.content
  const seen = older.find(({ content }) => shown !== null && isSame(content, shown))
  const from = whole.find((one) => one.id === wanted.from) ?? seen ?? older[0]
  return {
    title: row.title,
    version: row.version,
    isDraft: row.draft !== null,
    versions: revisions.slice(0, mostListed).map(listed),
    comparison: from && to ? compared(noun, from, to) : null,
  }
}

const listed = ({ id, act, at, doneBy, content }: Revision): ListedVersion => ({
  ...{ id, act, at, doneBy },
  hasContent: content !== null,
})

function compared(noun: Noun, from: Revision, to: Revision): Comparison {
  const [was, is] = [readContent(noun, from.content), readContent(noun, to.content)]
  const found = differences(noun.labels, was.content, is.content)
  return {
    from: listed(from),
    to: listed(to),
    differences: found.map(shownDifference),
    unread: was.unread,
  }
}

type Asked = { context: Readonly<RouterContextProvider>; params: { id: string } }

/** What the screen of a record's versions shows. */
export const loadVersions = (
  { context, params, url }: Asked & { url: URL },
  db: Database,
  noun: Noun,
) =>
  load(context, editorActs(noun).loadFailed, async () => {
    requireActor(context, 'editContent')
    const asked = (name: string) => addressText(url.searchParams.get(name), 100) || null
    return compareVersions(db, noun, params.id, { from: asked('da'), to: asked('a') })
  })

/** Brings a version back as the working copy, or publishes that. */
export async function answerVersions<N extends Noun>(
  { context, params: { id }, request, url }: Asked & { request: Request; url: URL },
  db: Database,
  noun: N,
  questions?: Questions<N>,
) {
  const form = await readForm(request)
  const here = (path: string) => keepList(path, url.searchParams)
  const actor = requireActor(context, 'editContent', versionActs.failedText(form))
  return carryOut(context, versionActs, form, {
    restore: async () => {
      const seen = Number(form.get(formNames.version))
      await bringBackRevision(db, actor, noun, id, { revisionId: idOf(form), seen })
      return redirect(outcomeAddress(here(noun.places.edit(id)), { done: 'restore' }), 303)
    },
    publish: async () => {
      await publishRecord(db, actor, noun, id, questions)
      return redirect(outcomeAddress(here(noun.places.versions(id)), { done: 'publish' }), 303)
    },
  })
}
