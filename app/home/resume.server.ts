import { readProgress } from '../accounts/progress.server.ts'
import { invitationFor } from '../dashboard/next-places.server.ts'
import { shownGuide } from '../guides/guide.ts'
import { listBegunGuides } from '../guides/guides.server.ts'
import { lessonSummary } from '../learning/lessons/lessons.server.ts'
import type { Learner } from '../learning/steps.server.ts'
import { dashboardPath } from '../paths.ts'
import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { SignedInUser } from '../platform/http/context.server.ts'
import type { Log } from '../platform/log/log.server.ts'

/** Where a person goes on: the words above, the link, and where it stands. */
export type Resume = { title: string; label: string; note: string; to: string }

/**
 * Where `user` goes on: the guide worked at last, else what the dashboard invites to. What fails is
 * logged and said; the status then keeps the page out of every cache.
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
    return { resume: unread, status: error instanceof DatabaseUnavailable ? 503 : 500 }
  }
}

const unread: Resume = {
  title: 'Riprendi da qui',
  label: 'La tua dashboard',
  note: 'Non riesco a leggere a che punto sei. Riprova tra poco.',
  to: dashboardPath(),
}

async function userResume(learner: Learner, user: SignedInUser): Promise<Resume> {
  const { db } = learner
  const [guide] = await listBegunGuides(db, user, 1)
  if (guide) {
    const { title, path, next } = shownGuide(guide)
    const note = `Il prossimo capitolo: ${next.title}`
    return { title: 'Riprendi da qui', label: title, note, to: path }
  }
  const [{ stats }, lessons] = await Promise.all([readProgress(db, user), lessonSummary(learner)])
  const { title, lead, links } = invitationFor(stats.lessonsCompleted, lessons)
  const [{ to, label }] = links
  return { title, label, note: lead, to }
}
