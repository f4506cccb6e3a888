import type { Act } from '../../records/form/confirm-act.tsx'
import { chaptersText } from '../guide.ts'
import { guideFormTexts } from '../guide-schema.ts'

type Guide = { id: string; title: string; chapters: number; learners: number }

/** People with progress are counted up to so many; one more means that there are more. */
const counted = 100

/** 'Nessuno ha progressi in questa guida.' */
export function learnersText(learners: number): string {
  if (learners === 0) return 'Nessuno ha progressi in questa guida.'
  if (learners === 1) return '1 persona ha progressi in questa guida.'
  const count = learners > counted ? `Più di ${counted}` : String(learners)
  return `${count} persone hanno progressi in questa guida.`
}

/** The question before a guide is deleted (ADMG-12), with what goes along. */
export const deleteGuideAct = ({ id, title, chapters, learners }: Guide): Act => ({
  question: guideFormTexts.deleteQuestion,
  detail: [
    `«${title}»`,
    chapters === 0 ? 'non ha capitoli.' : `ha ${chaptersText(chapters)}.`,
    learnersText(learners),
    'La guida resta nel cestino per 30 giorni: da lì la ripristini con i capitoli e i progressi.',
  ].join(' '),
  confirmLabel: 'Elimina la guida',
  cancelLabel: 'Tieni la guida',
  fields: { atto: 'elimina', guida: id },
})
