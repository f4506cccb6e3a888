import { Note } from '../../ui/note.tsx'

/** Stands at the top of every page of the practice room. */
export function NoAi() {
  return (
    <Note kind="info" className="measure">
      <b>Qui non risponde nessuna AI.</b> Le risposte sono già scritte. Prova quanto vuoi: non si
      rompe niente e non resta salvato niente.
    </Note>
  )
}
