import { aiLabel, tagsFromText } from '../saved/saved.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { takenText } from '../ui/markdown/taken-text.ts'
import { OtherActs } from '../ui/markdown/text-acts.tsx'
import { ActGroup, MoreActs } from '../ui/more-acts.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { SaveForm, TitleAndTags } from '../workshop/answer/answer-acts.tsx'
import { SaveNews, saveId } from '../workshop/answer/save-news.tsx'
import { useSaving } from '../workshop/answer/use-saving.ts'
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
  const { state } = savedSheet
  const title = state.title ?? shown.proposed
  const tags = state.tags ?? state.answer.question.tags.join(', ')
  const { plain, html } = takenText(shown.text, shown.blocks).whole
  const later = useLater(() => import('../workshop/answer/later-parts.tsx'))
  return (
    <div id={saveId} tabIndex={-1} className="answer-acts noprint">
      <SheetContext value={savedSheet}>
        <fieldset className="four three">
          <legend className="vh">Che cosa fai della spiegazione</legend>
          <Keep title={title} tags={tags} proposed={shown.proposed} />
          <PrintButton>Stampa</PrintButton>
          <MoreActs>
            {() => (
              <>
                <div className="more-rows">
                  <OtherActs {...shown} name={null} label={aiLabel(state.answer)} title={title}>
                    <CopyButton text={plain} html={html} label="Copia" />
                  </OtherActs>
                </div>
                {shown.own}
                {state.saving.savedId === null ? (
                  <ActGroup title="Come si chiama">
                    <TitleAndTags title={title} tags={tags} />
                  </ActGroup>
                ) : null}
                {later ? <later.Finished /> : null}
              </>
            )}
          </MoreActs>
        </fieldset>
        <Kept
          title={title}
          tags={tags}
          proposed={shown.proposed}
          isParsed={shown.blocks !== null}
        />
      </SheetContext>
    </div>
  )
}

type Named = { title: string; tags: string; proposed: string }

/** Saves what the sheet around it holds. */
function useKeep({ title, tags, proposed }: Named) {
  const save = useSaving()
  return () => void save(title.trim() || proposed, tagsFromText(tags))
}

export const Keep = (named: Named) => <SaveForm onSave={useKeep(named)} />

export const Kept = ({ isParsed, ...named }: Named & { isParsed: boolean }) => (
  <SaveNews title={named.title} isParsed={isParsed} onSave={useKeep(named)} />
)
