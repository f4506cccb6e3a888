import { Eraser, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { finishPath } from '../../paths.ts'
import { savedLimits } from '../../saved/saved.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { ActGroup } from '../../ui/more-acts.tsx'
import { Note } from '../../ui/note.tsx'
import { useSheet } from '../state/sheet-context.ts'
import { leaveFast } from './leave-fast.ts'

// A finished answer needs this and what follows besides its text: fetched while it is written.
// biome-ignore lint/performance/noBarrelFile: one part of the script, fetched together
export { FillBrackets } from '../brackets/fill-brackets.tsx'

/** On a device that others use: asks, then takes everything off it, for good. */
export function Finished() {
  const { dispatch } = useSheet()
  const isSignedIn = Boolean(useRouteLoaderData<{ user: object | null }>('root')?.user)
  const [isAsking, setAsking] = useState(false)

  function finish() {
    leaveFast(dispatch)
    // Outside of what the sheet takes away with the answer.
    const form = document.createElement('form')
    form.method = 'post'
    form.action = finishPath()
    document.body.append(form)
    form.submit()
  }

  return (
    <ActGroup title="Non è il tuo computer?">
      <Button
        type="button"
        kind="danger"
        icon={<Eraser className="i" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Finito: cancella tutto
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Cancello tutto?"
        detail={
          isSignedIn
            ? 'Esci dal tuo account. Le risposte salvate restano nel tuo account. Il resto nessuno lo potrà riavere, nemmeno tu.'
            : 'Va via quello che hai scritto qui, le lezioni fatte e le tue scelte. Nessuno lo potrà riavere, nemmeno tu.'
        }
        confirmLabel="Cancella tutto"
        onConfirm={finish}
        onCancel={() => setAsking(false)}
      />
    </ActGroup>
  )
}

/** The person's own data, which the AI never read, in the answer and out of it again. */
export function OwnData(props: { isShown: boolean; onToggle: () => void }) {
  return (
    <Note kind="info" className="noprint">
      <p>
        I tuoi dati sono rimasti su questo dispositivo. L'AI ha letto solo le parole tra parentesi.
        Così resta anche la risposta che salvi.
      </p>
      <Button
        type="button"
        size="small"
        className="mt-2"
        icon={<Undo2 className="i" aria-hidden="true" />}
        onClick={props.onToggle}
      >
        {props.isShown ? 'Togli i miei dati' : 'Rimetti i miei dati'}
      </Button>
    </Note>
  )
}

type CorrectTextProps = {
  /** Markdown, as the AI wrote it. */
  text: string
  typed: string
  onType: (text: string) => void
  onDone: (text: string) => void
  onLeave: () => void
}

/** 'Correggi': the words of the answer as they are, to be changed by hand. */
export function CorrectText({ text, typed, onType, onDone, onLeave }: CorrectTextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const corrected = typed.trim()
  return (
    <form
      className="correct stack noprint"
      aria-label="Correggi il testo"
      onSubmit={(event) => {
        event.preventDefault()
        if (corrected === '' || corrected === text.trim()) onLeave()
        else {
          onDone(corrected)
          // The field goes; the version that it made is named above the text.
          setTimeout(() => document.querySelector<HTMLElement>('.versions .which')?.focus())
        }
      }}
    >
      <TextArea
        ref={field}
        name="corrected"
        label="Correggi il testo"
        hint="I segni # e ** fanno i titoli e il grassetto: puoi lasciarli dove sono."
        rows={16}
        maxLength={savedLimits.response}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <div className="row">
        <Button kind="main">Tieni le correzioni</Button>
        <Button type="button" onClick={onLeave}>
          Lascia com'era
        </Button>
      </div>
      <p className="small soft">La versione di prima resta: puoi tornare indietro.</p>
    </form>
  )
}
