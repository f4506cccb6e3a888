import { actsOf } from '../../records/acts/acts.ts'
import { deletion } from '../../records/acts/deletion.tsx'
import { staysInTrash } from '../../records/trash/trash-days.ts'
import { chaptersText, countedLearners } from '../guide.ts'

/** The catalogue's texts; the rules of the form, with Zod, are not needed to list and to delete. */
const saveFailed = 'Errore nel salvataggio della guida'
const deleteFailed = "Errore durante l'eliminazione della guida"

/** What the screen of a stored guide asks for, that of a new one, and the list. */
export const guideActs = actsOf({
  save: saveFailed,
  delete: deleteFailed,
  verify: saveFailed,
  restore: saveFailed,
})

export const newGuideActs = actsOf({ create: 'Errore durante la creazione della guida' })

export const guideListActs = actsOf({ delete: deleteFailed })

/** 'Nessuno ha progressi in questa guida.' */
function learnersText(learners: number): string {
  if (learners === 0) return 'Nessuno ha progressi in questa guida.'
  if (learners === 1) return '1 persona ha progressi in questa guida.'
  const count = learners > countedLearners ? `Più di ${countedLearners}` : String(learners)
  return `${count} persone hanno progressi in questa guida.`
}

type Guide = { id: string; title: string; chapters: number; learners: number }

/** The question before a guide is deleted, with what goes along. */
export const guideDeletion = ({ id, title, chapters, learners }: Guide) =>
  deletion({
    acts: guideListActs,
    id,
    question: 'Sei sicuro di voler eliminare questa guida?',
    what: 'la guida',
    detail: [
      `«${title}» ${chapters === 0 ? 'non ha capitoli.' : `ha ${chaptersText(chapters)}.`}`,
      learnersText(learners),
      `La guida ${staysInTrash}: da lì la ripristini con i capitoli e i progressi.`,
    ],
  })
