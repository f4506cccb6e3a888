import { easeScreen, type Rater } from '../learning/ease/ease.server.ts'
import { guidePath, guidesPath } from '../paths.ts'
import type { Actor } from '../platform/actor.server.ts'
import { type GuideDetail, isComplete } from './guide.ts'
import { readGuide } from './read-guide.server.ts'

const tips = [
  'Fai un capitolo al giorno. Basta così.',
  'Sbagliare non rompe niente: riscrivi e riprova.',
  'Se una parola è nuova, chiedi: «Spiegamela come a un amico».',
  'Quello che segni come fatto resta salvato.',
]

/**
 * A guide as its page shows it; the server writes what is said beside, so that the browser need
 * not. `openId`: the chapter that is open on arrival.
 * @param user null: a visitor, who reads nothing that leads to what needs an account
 * @param wanted the chapter that the address names
 * @param isPreview as for `readGuide`
 * @throws KnownFailure 404 as `readGuide`
 */
export async function guideScreen(
  asker: Omit<Rater, 'userId' | 'address'>,
  user: Actor | null,
  id: string,
  wanted: string | null,
  isPreview: boolean,
) {
  const whole = await readGuide(asker.db, user, id, isPreview)
  const guide = user ? whole : { ...whole, following: [], tool: { ...whole.tool, isActive: false } }
  const subject = { kind: 'guide', aboutId: id } as const
  const open = guide.chapters.find((chapter) => chapter.id === wanted)
  const next = guide.chapters.find(({ isDone }) => !isDone)
  return {
    guide,
    openId: (open ?? next)?.id ?? null,
    ease: await easeScreen({ ...asker, userId: user?.id ?? null }, subject, isComplete(guide)),
    afterwards: afterwards(guide),
    // The last is about marking.
    tips: user ? tips : tips.slice(0, -1),
  }
}

/** Where to go on once the guide is done. */
function afterwards({ following: [first] }: GuideDetail) {
  return first
    ? { to: guidePath(first.id), label: `Continua con «${first.title}»` }
    : { to: guidesPath(), label: 'Scegli la prossima guida' }
}

export type Afterwards = ReturnType<typeof afterwards>
