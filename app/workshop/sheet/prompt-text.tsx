import type { Dispatch } from 'react'
import { longestPrompt } from '../../prompt-path.ts'
import { promptTooLong } from '../answer/generation.ts'
import type { SheetAction } from '../state/sheet-state.ts'

export const promptTextId = 'prompt-testo'

/** The counter appears when so many characters are left. */
const counterFrom = 500

type PromptTextProps = { prompt: string; dispatch: Dispatch<SheetAction> }

/** The text of the request, open to change, with what is left of its length. */
export function PromptText({ prompt, dispatch }: PromptTextProps) {
  const left = longestPrompt - prompt.trim().length
  return (
    <>
      <label className="vh" htmlFor={promptTextId}>
        Testo del prompt, puoi cambiarlo
      </label>
      <textarea
        id={promptTextId}
        name="prompt"
        autoComplete="off"
        className="in prompt-text"
        rows={8}
        value={prompt}
        placeholder="Scrivi qui la tua richiesta, con parole tue."
        aria-invalid={left < 0 || undefined}
        aria-describedby="prompt-spazio prompt-avviso"
        onChange={(event) => dispatch({ type: 'promptEdited', text: event.target.value })}
      />
      <p
        id="prompt-spazio"
        className={left < 0 ? 'why text-error' : 'small soft'}
        aria-live="polite"
      >
        {left < 0 ? promptTooLong : null}
        {left >= 0 && left < counterFrom ? `Hai ancora ${left} caratteri.` : null}
      </p>
    </>
  )
}
