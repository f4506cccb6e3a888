import { Bookmark, Check, ImagePlus, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { finishPath } from '../../paths.ts'
import { aiLabel, savedLimits, tagsFromText } from '../../saved/saved.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { MainActs, OtherActs, type TextActsProps } from '../../ui/markdown/text-acts.tsx'
import { ActGroup, MoreActs } from '../../ui/more-acts.tsx'
import { isSaved } from '../state/sheet-content.ts'
import { type SheetAsks, useSheet } from '../state/sheet-context.ts'
import { AnswerGivenBack } from './answer-given-back.tsx'
import { hasPicturePlace } from './answer-picture.tsx'
import { GoOn, OtherLanguages } from './go-on.tsx'
import { SaveNews, saveId } from './save-news.tsx'
import { useSaving } from './use-saving.ts'
import type { ShownText } from './use-shown-text.tsx'

/** The form that title and tags belong to, wherever they stand. */
const saveFormId = 'modulo-salva'

type AnswerActsProps = ShownText & {
  onCorrect: () => void
  /** Takes everything off a device that may be another's. */
  finished: ReactNode
}

/** 'Salva Risposta', copy, 'Genera Immagine', print and 'Altro'; then what became of a save. */
export function AnswerActs(props: AnswerActsProps) {
  const { text, blocks, proposed, sentName } = props
  const { state, generation } = useSheet()
  const { answer, picture } = state
  const save = useSaving()
  const title = state.title ?? proposed
  const tags = state.tags ?? answer.question.tags.join(', ')
  const onSave = () => void save(title.trim() || proposed, tagsFromText(tags))
  const taken = { text, blocks, name: sentName, label: aiLabel(answer) }
  // Once there is a picture, its own buttons stand under it.
  const draws = answer.canDraw && !hasPicturePlace(picture)
  return (
    <div id={saveId} tabIndex={-1} className="answer-acts noprint">
      <fieldset className="four">
        <legend className="vh">Che cosa fai della risposta</legend>
        <SaveForm onSave={onSave} />
        <MainActs {...taken}>
          {draws ? <DrawButton onDraw={() => void generation.draw()} /> : null}
        </MainActs>
        <MoreActs>
          {(close) => (
            <MoreOfAnswer
              {...props}
              taken={{ ...taken, holdsPrint: draws }}
              title={title}
              tags={tags}
              close={close}
            />
          )}
        </MoreActs>
      </fieldset>
      {isSaved(state) ? null : (
        <noscript>
          <p className="small">
            Questa risposta sta solo qui. Se apri un'altra pagina la perdi: prima salvala.
          </p>
        </noscript>
      )}
      <SaveNews title={title} isParsed={blocks !== null} onSave={onSave} />
    </div>
  )
}

/** 'Salva Risposta', then 'Salvato' until there is something new to keep. */
export function SaveForm({ onSave }: { onSave: () => void }) {
  const { state } = useSheet()
  const { answer, saving } = state
  const isDone = isSaved(state)
  const Icon = isDone ? Check : Bookmark
  return (
    <form
      method="post"
      id={saveFormId}
      className="save"
      action={`#${saveId}`}
      aria-label="Salva la risposta"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isDone && saving.status !== 'saving') onSave()
      }}
    >
      <AnswerGivenBack answer={answer} />
      <input type="hidden" name="category" value={answer.question.category ?? ''} />
      <Button
        type="submit"
        name="intent"
        value="save"
        kind="main"
        className={isDone ? 'done' : undefined}
        icon={<Icon className="i" aria-hidden="true" />}
        busy={saving.status === 'saving'}
        busyLabel="Sto salvando…"
        disabled={isDone}
      >
        {isDone ? 'Salvato' : 'Salva Risposta'}
      </Button>
    </form>
  )
}

type MoreOfAnswerProps = AnswerActsProps & {
  taken: TextActsProps & { holdsPrint: boolean }
  title: string
  tags: string
  close: () => void
}

/** In 'Altro': what most people want, other changes, its name; last, take all off this device. */
function MoreOfAnswer({ sentName, taken, title, tags, close, ...props }: MoreOfAnswerProps) {
  const { state, generation } = useSheet()
  const wish: SheetAsks['wish'] = (...asked) => {
    close()
    return generation.wish(...asked)
  }
  return (
    <>
      <div className="more-rows">
        <OtherLanguages onWish={wish} />
        <OtherActs {...taken} title={title}>
          <CorrectButton
            onPress={() => {
              close()
              props.onCorrect()
            }}
          />
        </OtherActs>
        {state.answer.canDraw ? null : (
          <p className="small soft needs-script">
            Il servizio collegato a questo sito non fa immagini.
          </p>
        )}
        <noscript>
          <p className="small">Per correggere la risposta a mano, prima salvala.</p>
        </noscript>
      </div>
      <ActGroup title={`Cambia ${sentName ?? 'la risposta'}`}>
        <GoOn onWish={wish} />
        {props.own}
      </ActGroup>
      {state.saving.savedId === null ? (
        <ActGroup title="Come si chiama">
          <TitleAndTags title={title} tags={tags} />
        </ActGroup>
      ) : null}
      {props.finished}
      <noscript>
        <a href={finishPath()}>Finito: cancella tutto</a>
      </noscript>
    </>
  )
}

export const CorrectButton = ({ onPress }: { onPress: () => void }) => (
  <Button
    type="button"
    className="needs-script"
    icon={<Pencil className="i" aria-hidden="true" />}
    onClick={onPress}
  >
    Correggi
  </Button>
)

const DrawButton = ({ onDraw }: { onDraw: () => void }) => (
  <Button
    type="button"
    className="needs-script"
    icon={<ImagePlus className="i" aria-hidden="true" />}
    onClick={onDraw}
  >
    Genera Immagine
  </Button>
)

/** What the answer is saved as: proposed, and open to change. */
export function TitleAndTags({ title, tags }: { title: string; tags: string }) {
  const { dispatch } = useSheet()
  return (
    <details className="save-details">
      <summary>
        <span>
          Salva come <b>{title}</b>
        </span>
        <span className="change">Cambia titolo e tag</span>
      </summary>
      <div className="stack pt-2 pb-4">
        <TextField
          form={saveFormId}
          name="title"
          label="Titolo"
          maxLength={savedLimits.title}
          required
          value={title}
          onChange={(event) => dispatch({ type: 'titleTyped', title: event.target.value })}
        />
        <TextField
          form={saveFormId}
          name="tags"
          label="Tag"
          hint={`Parole per ritrovarla, separate da virgole. Al massimo ${savedLimits.tags}.`}
          autoComplete="off"
          value={tags}
          onChange={(event) => dispatch({ type: 'tagsTyped', tags: event.target.value })}
        />
      </div>
    </details>
  )
}
