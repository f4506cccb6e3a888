import { type Acts, actsOf } from '../acts/acts.ts'
import type { Act } from '../acts/confirm-act.tsx'
import { type FormAnswer, formNames } from '../form/form-answer.ts'
import type { Noun } from '../noun.ts'
import { ending, ofThe, thisOne, trashTime } from '../words.ts'

type Decided = FormAnswer['decided']

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
  fields: editorActs(noun).fields('unpublish', { leaving: 'si' } satisfies Decided),
})

type Deleting = {
  id: string
  title: string
  /** What goes with it, in sentences. */
  detail?: readonly string[] | undefined
  /** Why it cannot be deleted now; null: it can, as far as is known. */
  kept: string | null
}

/** The question before a record is deleted. */
export function deletionOf(
  noun: Named & Pick<Noun, 'goesWith'>,
  { id, title, detail = noun.goesWith(title), kept }: Deleting,
): Act {
  const { the, isFeminine } = noun.words
  const record = thisOne(noun.words)
  const stays = `${ending(noun.words, 'Eliminat')}, resta nel cestino per ${trashTime}: da lì ${isFeminine ? 'la' : 'lo'} puoi ripristinare.`
  return {
    question:
      kept === null
        ? `Sei sicuro di voler eliminare ${record}?`
        : `Ora non puoi eliminare ${record}`,
    detail: kept ?? [...detail, stays].join(' '),
    confirmLabel: `Elimina ${the}`,
    cancelLabel: kept === null ? `Tieni ${the}` : 'Ho capito',
    isRefused: kept !== null,
    fields: editorActs(noun).fields('delete', { id }),
  }
}
