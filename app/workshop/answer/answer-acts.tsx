import { Bookmark, Check, ImagePlus, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { finishPath } from '../../paths.ts'
import { aiLabel, savedLimits, tagsFromText } from '../../saved/saved.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { letterAlone } from '../../ui/markdown/content-part.ts'
import { MainActs, OtherActs, type TextActsProps } from '../../ui/markdown/text-acts.tsx'
import { ActGroup, MoreActs } from '../../ui/more-acts.tsx'
import { isSaved } from '../state/sheet-content.ts'
import { type Sheet, type SheetAsks, SheetContext, useSheet } from '../state/sheet-context.ts'
import { AnswerGivenBack } from './answer-given-back.tsx'
import { hasPicturePlace } from './answer-picture.tsx'
import { GoOn, OtherLanguages } from './go-on.tsx'
import { SaveNews, saveId } from './save-news.tsx'
import { useSaving } from './use-saving.ts'
import type { ShownText } from './use-shown-text.tsx'

/** The form that title and tags belong to, wherever they stand. */
const saveFormId = 'modulo-salva'

type AnswerActsProps = {
  shown: ShownText
  /** Of a reply: the letter's explanation, with which it is saved as one. */
  explained?: Sheet
  onCorrect: () => void
  /** Takes everything off a device that may be another's. */
  finished: ReactNode
}

/** 'Salva Risposta', copy, 'Genera Immagine', print and 'Altro'; then what became of a save. */
export function AnswerActs({ shown, explained, onCorrect, finished }: AnswerActsProps) {
  const { text, blocks, sentName, proposed } = shown
  const sheet = useSheet()
  const { answer, picture } = sheet.state
  const saved = explained ?? sheet
  const named = namedIn(saved, (explained && headingOf(explained)) || proposed)
  const taken = {
    text,
    blocks,
    whole: explained && blocks ? letterAlone(blocks) : undefined,
    name: sentName,
    label: aiLabel(saved.state.answer),
  }
  // Once there is a picture, its own buttons stand under it.
  const draws = !explained && answer.canDraw && !hasPicturePlace(picture)
  return (
    <div id={saveId} tabIndex={-1} className="answer-acts noprint">
      <fieldset className="four">
        <legend className="vh">Che cosa fai della risposta</legend>
        <SheetContext value={saved}>
          <Keep {...named} />
        </SheetContext>
        <MainActs {...taken}>
          {draws ? <DrawButton onDraw={() => void sheet.generation.draw()} /> : null}
        </MainActs>
        <MoreActs>
          {(close) => (
            <MoreOfAnswer
              taken={{ ...taken, title: named.title, holdsPrint: draws }}
              own={shown.own}
              neverDraws={!explained && !answer.canDraw}
              onCorrect={() => {
                close()
                onCorrect()
              }}
              onAsk={close}
              name={
                <SheetContext value={saved}>
                  <TitleAndTags {...named} />
                </SheetContext>
              }
              finished={finished}
            />
          )}
        </MoreActs>
      </fieldset>
      {explained ? (
        <p className="small soft keeps-both">
          <Bookmark className="i" aria-hidden="true" />
          «Salva Risposta» tiene insieme la spiegazione e la lettera.
        </p>
      ) : null}
      {isSaved(saved.state) ? null : (
        <noscript>
          <p className="small">
            Questa risposta sta solo qui. Se apri un'altra pagina la perdi: prima salvala.
          </p>
        </noscript>
      )}
      <SheetContext value={saved}>
        <Kept {...named} isParsed={blocks !== null} />
      </SheetContext>
    </div>
  )
}

/** What an answer is saved as, and what it is called where nobody names it. */
type Named = { title: string; tags: string; proposed: string }

/** What the answer of a sheet is called, by the person or else as it is proposed. */
export const namedIn = ({ state }: Sheet, proposed: string): Named => ({
  title: state.title ?? proposed,
  tags: state.tags ?? state.answer.question.tags.join(', '),
  proposed,
})

/** What an explanation begins with, without the marks of its heading. */
const headingOf = ({ state }: Sheet) =>
  /^# +(.+)$/m
    .exec(state.answer.text)?.[1]
    ?.replace(/[*_`]/g, '')
    .trim()
    .slice(0, savedLimits.title)

/** Saves what the sheet around it holds. */
function useKeep({ title, tags, proposed }: Named) {
  const save = useSaving()
  return () => void save(title.trim() || proposed, tagsFromText(tags))
}

/** 'Salva Risposta', under this name. */
export const Keep = (named: Named) => <SaveForm onSave={useKeep(named)} />

/** What became of it. */
export const Kept = ({ isParsed, ...named }: Named & { isParsed: boolean }) => (
  <SaveNews title={named.title} isParsed={isParsed} onSave={useKeep(named)} />
)

/** 'Salva Risposta', then 'Salvato' until there is something new to keep. */
function SaveForm({ onSave }: { onSave: () => void }) {
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

type MoreOfAnswerProps = {
  taken: TextActsProps & { title: string; holdsPrint: boolean }
  own: ReactNode
  /** The service makes no pictures. */
  neverDraws: boolean
  onCorrect: () => void
  /** Something is asked of the AI. */
  onAsk: () => void
  /** What it is saved as. */
  name: ReactNode
  finished: ReactNode
}

/** In 'Altro': what most people want, other changes, its name; last, take all off this device. */
function MoreOfAnswer({ taken, own, neverDraws, name, ...props }: MoreOfAnswerProps) {
  const { generation } = useSheet()
  const wish: SheetAsks['wish'] = (...asked) => {
    props.onAsk()
    return generation.wish(...asked)
  }
  return (
    <>
      <div className="more-rows">
        <OtherLanguages onWish={wish} />
        <OtherActs {...taken}>
          <CorrectButton onPress={props.onCorrect} />
        </OtherActs>
        {neverDraws ? (
          <p className="small soft needs-script">
            Il servizio collegato a questo sito non fa immagini.
          </p>
        ) : null}
        <noscript>
          <p className="small">Per correggere la risposta a mano serve JavaScript.</p>
        </noscript>
      </div>
      <ActGroup title={`Cambia ${taken.name ?? 'la risposta'}`}>
        <GoOn onWish={wish} />
        {own}
      </ActGroup>
      {name}
      {props.finished}
      <noscript>
        <a href={finishPath()}>Finito: cancella tutto</a>
      </noscript>
    </>
  )
}

const CorrectButton = ({ onPress }: { onPress: () => void }) => (
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

/** Before it is saved: as what, proposed and open to change. */
export function TitleAndTags({ title, tags }: { title: string; tags: string }) {
  const { state, dispatch } = useSheet()
  if (state.saving.savedId !== null) return null
  return (
    <ActGroup title="Come si chiama">
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
    </ActGroup>
  )
}
