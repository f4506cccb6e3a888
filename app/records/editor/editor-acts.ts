import { type Acts, actsOf } from '../acts/acts.ts'
import { deletion } from '../acts/deletion.tsx'
import type { Noun } from '../noun.ts'
import { ending, thisOne } from '../noun.ts'
import { trashTime } from '../trash/trash-days.ts'

type Named = Pick<Noun, 'words'>

/** 'della scheda', 'dello strumento', 'del set' */
const ofThe = ({ the }: Noun['words']) => {
  if (the.startsWith('il ')) return `del ${the.slice(3)}`
  return the.startsWith("l'") ? `dell'${the.slice(2)}` : `del${the}`
}

type Editing = Acts<'save' | 'publish' | 'unpublish' | 'verify' | 'delete'> & { loadFailed: string }

/** What the editor of a noun asks for, and what it says when that fails. */
export function editorActs({ words }: Named): Editing {
  const of = ofThe(words)
  const acts = actsOf({
    save: `Errore nel salvataggio ${of}`,
    publish: `Errore nella pubblicazione ${of}`,
    unpublish: `Errore nel ritiro ${of}`,
    verify: 'Errore nella verifica. Riprova.',
    delete: `Errore durante l'eliminazione ${of}`,
  })
  return { ...acts, loadFailed: `Errore nel caricamento ${of}` }
}

/** The question before a record is deleted. @param detail what goes with it, in sentences */
export const deletionOf = (
  { words }: Named,
  { id, detail }: { id: string; detail: readonly string[] },
) =>
  deletion({
    acts: editorActs({ words }),
    id,
    question: `Sei sicuro di voler eliminare ${thisOne(words)}?`,
    what: words.the,
    detail: [
      ...detail,
      `${ending(words, 'Eliminat')}, resta nel cestino per ${trashTime}: da lì ${words.isFeminine ? 'la' : 'lo'} puoi ripristinare.`,
    ],
  })
