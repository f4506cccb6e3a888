import { aiLabel } from '../saved/saved.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { takenText } from '../ui/markdown/taken-text.ts'
import { OtherActs } from '../ui/markdown/text-acts.tsx'
import { MoreActs } from '../ui/more-acts.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { Keep, Kept, namedIn, TitleAndTags } from '../workshop/answer/answer-acts.tsx'
import { saveId } from '../workshop/answer/save-news.tsx'
import type { ShownText } from '../workshop/answer/use-shown-text.tsx'
import { type Sheet, SheetContext } from '../workshop/state/sheet-context.ts'
import { useLater } from '../workshop/state/use-later.ts'

type ExplanationActsProps = {
  shown: ShownText
  /** By which explanation and reply are saved together. */
  savedSheet: Sheet
}

/** Under an explanation: 'Salva Risposta', 'Stampa', 'Altro', then what became of a save. */
export function ExplanationActs({ shown, savedSheet }: ExplanationActsProps) {
  const named = namedIn(savedSheet, shown.proposed)
  const { plain, html } = takenText(shown.text, shown.blocks).whole
  const later = useLater(() => import('../workshop/answer/later-parts.tsx'))
  return (
    <div id={saveId} tabIndex={-1} className="answer-acts noprint">
      <SheetContext value={savedSheet}>
        <fieldset className="four three">
          <legend className="vh">Che cosa fai della spiegazione</legend>
          <Keep {...named} />
          <PrintButton>Stampa</PrintButton>
          <MoreActs>
            {() => (
              <>
                <div className="more-rows">
                  <OtherActs
                    {...shown}
                    name={null}
                    label={aiLabel(savedSheet.state.answer)}
                    title={named.title}
                  >
                    <CopyButton text={plain} html={html} label="Copia" />
                  </OtherActs>
                </div>
                {shown.own}
                <TitleAndTags {...named} />
                {later ? <later.Finished /> : null}
              </>
            )}
          </MoreActs>
        </fieldset>
        <Kept {...named} isParsed={shown.blocks !== null} />
      </SheetContext>
    </div>
  )
}
