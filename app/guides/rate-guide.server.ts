import { notFinished, type Rater, rateEase } from '../learning/ease/ease.server.ts'
import type { Ease } from '../learning/ease/ease.ts'
import type { Actor } from '../platform/actor.server.ts'
import { isComplete } from './guide.ts'
import { readGuide } from './read-guide.server.ts'

/**
 * Stores how easy a guide was for somebody who has finished it.
 * @throws KnownFailure 404 as `readGuide`, 409 before the end, and those of `rateEase`
 */
export async function rateGuide(
  rater: Omit<Rater, 'userId'>,
  user: Actor,
  id: string,
  form: FormData,
): Promise<Ease> {
  if (!isComplete(await readGuide(rater.db, user, id))) throw notFinished()
  return rateEase({ ...rater, userId: user.id }, { kind: 'guide', aboutId: id }, form)
}
