import { shownGuide } from '../guides/guide.ts'
import { hasDoneChapters, listBegunGuides } from '../guides/guides.server.ts'
import { lessonSummary } from '../learning/lessons/lessons.server.ts'
import { sceneSummary } from '../learning/scenes/scenes.server.ts'
import type { Learner } from '../learning/steps.server.ts'
import { guidesPath, lessonPath, lessonsPath, savedPath, scenePath } from '../paths.ts'
import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { SignedInUser } from '../platform/http/context.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { newestSaved } from '../saved/newest.server.ts'
import { formatDay } from '../ui/format-date.ts'

/** One way on: a short word for what it is, its name, and where it stands. */
export type ResumeLine = { word: string; title: string; note: string; to: string }

/** Where a person goes on. */
export type Resume = {
  title: string
  /** Said in place of lines that could not be read. */
  failure: string | null
  /** Three at most. */
  lines: ResumeLine[]
}

/**
 * Where `user` goes on: the guide worked at last, the newest saved response, and the next lesson or,
 * with no lesson under way, the next scene. With nothing of it one invitation: to the first lessons
 * for who has done nothing yet, else to the guides. What fails is logged and said; the status then
 * keeps the page out of every cache.
 * @param learner whose session is `user`'s
 */
export async function readResume(
  learner: Learner,
  user: SignedInUser,
  log: Log,
): Promise<{ resume: Resume; status: number }> {
  try {
    return { resume: await userResume(learner, user), status: 200 }
  } catch (error) {
    log.error({ err: error }, 'where to go on could not be loaded')
    const status = error instanceof DatabaseUnavailable ? 503 : 500
    return { resume: { ...goingOn, failure, lines: [] }, status }
  }
}

const failure = 'Non riesco a leggere a che punto sei. Riprova tra poco.'

async function userResume(learner: Learner, user: SignedInUser): Promise<Resume> {
  const { db } = learner
  const [[guide], saved, lessons, scenes] = await Promise.all([
    listBegunGuides(db, user, 1),
    newestSaved(db, user),
    lessonSummary(learner),
    sceneSummary(learner),
  ])
  const lines: ResumeLine[] = []
  if (guide) {
    const { title, path, next } = shownGuide(guide)
    lines.push({ word: 'Guida', title, note: `Il prossimo capitolo: ${next.title}`, to: path })
  }
  if (saved) {
    const note = `Salvata il ${formatDay(saved.createdAt)}`
    lines.push({ word: 'Risposta', title: saved.title, note, to: savedPath(saved.id) })
  }
  if (lessons.isBegun && lessons.next) {
    const { id, title, number } = lessons.next
    const note = `Prima di cominciare, lezione ${number} di ${lessons.total}`
    lines.push({ word: 'Lezione', title, note, to: lessonPath(id) })
  } else if (scenes.done > 0 && scenes.next) {
    const { id, title, number } = scenes.next
    const note = `La palestra, scena ${number} di ${scenes.total}`
    lines.push({ word: 'Scena', title, note, to: scenePath(id) })
  }
  if (lines.length > 0) return { ...goingOn, lines }
  const isNew = !(lessons.isBegun || scenes.done > 0 || (await hasDoneChapters(db, user)))
  return isNew ? beginning : { ...goingOn, lines: [nextGuide] }
}

const goingOn = { title: 'Riprendi', failure: null }

const nextGuide: ResumeLine = {
  word: 'Guide',
  title: 'Scegli la prossima guida',
  note: 'Hai finito quello che avevi iniziato',
  to: guidesPath(),
}

const beginning: Resume = {
  title: 'Comincia da qui',
  failure: null,
  lines: [
    {
      word: 'Le basi',
      title: 'Prima di cominciare',
      note: 'Lezioni brevi, con qualcosa da provare',
      to: lessonsPath(),
    },
  ],
}
