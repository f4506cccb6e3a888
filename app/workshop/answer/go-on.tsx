import { Languages } from 'lucide-react'
import { inLanguage, languageCodes, wishes } from '../../saved/versions.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { type SheetAsks, useSheet } from '../state/sheet-context.ts'
import { isDayOver, versionsLeftText } from './allowance.ts'
import { emptyWish } from './generation.ts'
import { WishForm } from './wish-form.tsx'

type GoOnProps = { onWish: SheetAsks['wish'] }

/** The same answer in another language: its next version. */
export function OtherLanguages({ onWish }: GoOnProps) {
  const isOver = isDayOver(useSheet().state.remaining)
  return (
    <details className="languages needs-script">
      <summary className={buttonClass()}>
        <Languages className="i" aria-hidden="true" />
        In un'altra lingua…
      </summary>
      <div className="row">
        {Object.keys(languageCodes).map((language) => (
          <Button
            key={language}
            type="button"
            size="small"
            kind="quiet"
            disabled={isOver}
            onClick={() => onWish(inLanguage(language))}
          >
            {inLanguage(language)}
          </Button>
        ))}
      </div>
    </details>
  )
}

/** Ready wishes, and one in words of one's own; each makes the next version. */
export function GoOn({ onWish }: GoOnProps) {
  const { remaining } = useSheet().state
  const isOver = isDayOver(remaining)
  return (
    <>
      <div className="go-on needs-script">
        <div className="wishes">
          {wishes.map((one) => (
            <Button
              key={one}
              type="button"
              size="small"
              disabled={isOver}
              onClick={() => onWish(one)}
            >
              {one}
            </Button>
          ))}
        </div>
        <WishForm
          id="che-cosa-cambiare"
          label="Che cosa vuoi cambiare?"
          hint="Per esempio: aggiungi la data di oggi"
          button="Chiedi ancora"
          missing={emptyWish}
          onSend={onWish}
        />
        <p className="small soft">{versionsLeftText(remaining)}</p>
      </div>
      <noscript>
        <p className="small">Per farla cambiare all'AI serve JavaScript.</p>
      </noscript>
    </>
  )
}
