import { type Acts, actsOf } from '../acts/acts.ts'
import type { Act } from '../acts/confirm-act.tsx'
import { deletion } from '../acts/deletion.tsx'
import { formNames } from '../form/form-answer.ts'
import type { Noun } from '../noun.ts'
import { trashTime } from '../trash/trash-days.ts'
import { ending, ofThe, thisOne } from '../words.ts'

type Named = Pick<Noun, 'words' | 'failures'>

type Editing = Acts<'save' | 'publish' | 'unpublish' | 'verify' | 'delete'> & { loadFailed: string }

/** What the editor of a noun asks for, and what it says when that fails. */
export function editorActs({ words, failures }: Named): Editing {
  const of = ofThe(words)
  const acts = actsOf({
    save: failures.save,
    publish: `Errore nella pubblicazione ${of}`,
    unpublish: `Errore nel ritiro ${of}`,
    verify: 'Errore nella verifica. Riprova.',
    delete: failures.delete,
  })
  // A record that is stored already has a version, and its form carries it.
  const failedText = (form: FormData) => {
    if (!form.has(formNames.whole)) return acts.failedText(form)
    return form.has(formNames.version) ? failures.save : failures.create
  }
  return { ...acts, failedText, loadFailed: failures.load }
}

/** The question before a record is withdrawn that published ones name. @param leaves which */
export const withdrawalOf = (noun: Named, leaves: string): Act => ({
  question: `Sei sicuro di voler togliere ${thisOne(noun.words)} dalla pubblicazione?`,
  detail: leaves,
  confirmLabel: 'Togli dalla pubblicazione',
  cancelLabel: "Lascia com'è",
  confirmKind: 'main',
  fields: editorActs(noun).fields('unpublish', { [formNames.leaving]: 'si' }),
})

/**
 * The question before a record is deleted.
 * @param detail what goes with it, in sentences
 * @param kept why it cannot be deleted now; null: it can, as far as is known
 */
export const deletionOf = (
  noun: Named,
  { id, detail, kept = null }: { id: string; detail: readonly string[]; kept?: string | null },
) =>
  deletion({
    acts: editorActs(noun),
    id,
    question: `Sei sicuro di voler eliminare ${thisOne(noun.words)}?`,
    what: noun.words.the,
    refusal:
      kept === null ? null : { title: `Ora non puoi eliminare ${thisOne(noun.words)}`, text: kept },
    detail: [
      ...detail,
      `${ending(noun.words, 'Eliminat')}, resta nel cestino per ${trashTime}: da lì ${noun.words.isFeminine ? 'la' : 'lo'} puoi ripristinare.`,
    ],
  })
