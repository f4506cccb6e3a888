import { tagsFromText } from '../../saved/saved.ts'
import { ignoreSecondHalf } from '../../ui/ignore-second-half.ts'
import { LetterActs } from '../../ui/markdown/text-acts.tsx'
import { MoreActs } from '../../ui/more-acts.tsx'
import { isSaved } from '../sheet/work.ts'
import { type AnswerActsProps, MoreOfAnswer } from './more-of-answer.tsx'
import { SaveButton, saveId } from './save-button.tsx'
import { SaveNews } from './save-news.tsx'
import { useSaving } from './use-saving.ts'

/** Right under the letter: 'Salva Risposta', copy, print and 'Altro'; then what became of a save. */
export function AnswerActs(props: AnswerActsProps) {
  const { state, text, blocks, proposed, dispatch } = props
  const { answer } = state
  const save = useSaving(state, dispatch)
  const title = state.title ?? proposed
  const tags = state.tags ?? answer.question.tags.join(', ')
  const onSave = () => save(title.trim() || proposed, tagsFromText(tags))
  return (
    <div
      id={saveId}
      tabIndex={-1}
      className="answer-acts noprint"
      onClickCapture={(event) => ignoreSecondHalf(event.nativeEvent)}
    >
      <fieldset className="four">
        <legend className="vh">Che cosa fai della risposta</legend>
        <SaveButton
          answer={answer}
          saving={state.saving}
          isSaved={isSaved(state)}
          onSave={onSave}
        />
        <LetterActs text={text} blocks={blocks} />
        <MoreActs>
          {(close) => <MoreOfAnswer {...props} title={title} tags={tags} close={close} />}
        </MoreActs>
      </fieldset>
      {isSaved(state) ? null : (
        <noscript>
          <p className="small">
            Questa risposta sta solo qui. Se apri un'altra pagina la perdi: prima salvala.
          </p>
        </noscript>
      )}
      <SaveNews
        state={state}
        title={title}
        isParsed={blocks !== null}
        userId={props.userId}
        returnPath={props.returnPath}
        onSave={onSave}
      />
    </div>
  )
}
