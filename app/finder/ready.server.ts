import { type FoundGuide, findGuides } from '../guides/find-guides.server.ts'
import { guidePath, openGuideId } from '../paths.ts'
import type { Database } from '../platform/db/database.server.ts'
import { findTemplates } from '../professions/find-templates.server.ts'
import { professionNoun } from '../professions/profession-noun.ts'
import { promptPath } from '../prompt-path.ts'
import { everydaySetId } from '../prompt-sets/prompt-set.ts'
import type { FoundTemplate } from '../prompt-sets/template-index.server.ts'
import { published } from '../records/store/published.server.ts'
import { type Ready, readyShown } from './finder.ts'
import { findWays } from './ways.server.ts'

/**
 * What of a goal can be done here at once, the best first: the letter, a request, the gym, a lesson,
 * a guide; or nothing.
 */
export async function findReady(db: Database, goal: string): Promise<Ready[]> {
  const { isOdd, inHand, ways } = findWays(goal)
  const [found, guides, odd, doors] = await Promise.all([
    findTemplates(db, goal, readyShown),
    findGuides(db, goal, readyShown),
    isOdd ? findTemplates(db, 'truffa', 1) : [],
    published(db, professionNoun),
  ])
  const others = found.filter(({ id }) => !odd.some((template) => template.id === id))
  const pictureOf = ({ professionId }: FoundTemplate) =>
    professionId === everydaySetId
      ? '/drawings/vita-quotidiana.svg'
      : (doors.get(professionId)?.content.heroImage ?? null)
  const request = (template: FoundTemplate): Ready => ({
    to: promptPath({ profession: template.professionId, template: template.id }),
    picture: pictureOf(template),
    title: template.title,
    text: template.description,
    act: template.answerKind ? acts[template.answerKind] : 'Comincia adesso',
    needsAccount: false,
  })
  const [best, ...more] = [...odd, ...others]
  // A request that only holds words of the goal comes after a page of ours that is about it.
  const requests = best ? [request(best)] : []
  const first = best?.isAsked || isOdd ? [...requests, ...ways] : [...ways, ...requests]
  const named = guides.filter(({ isWhole, isAsked }) => isAsked || (isWhole && !best?.isAsked))
  return [
    ...inHand,
    ...named.map(guideReady),
    ...first,
    ...guides.filter((guide) => !named.includes(guide)).map(guideReady),
    ...more.map(request),
  ].slice(0, readyShown)
}

const guideReady = ({ id, title, description, imageUrl }: FoundGuide): Ready => ({
  to: guidePath(id),
  picture: imageUrl,
  title,
  text: description,
  act: 'Apri la guida',
  needsAccount: id !== openGuideId,
})

const acts = { letter: 'Scrivila adesso', message: 'Scrivilo adesso' }
