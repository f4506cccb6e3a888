import { Bookmark, Pencil } from 'lucide-react'
import { useRef } from 'react'
import { savedLimits } from '../saved/saved.ts'
import { Button } from '../ui/button.tsx'
import { MainActs, OtherActs } from '../ui/markdown/text-acts.tsx'
import { ActGroup, MoreActs } from '../ui/more-acts.tsx'
import { ReadAloud } from '../ui/read-aloud/read-aloud.tsx'
import { UrgentCard, UrgentVoice } from '../urgency/urgent-card.tsx'
import { TitleAndTags } from '../workshop/answer/answer-acts.tsx'
import { AnswerView } from '../workshop/answer/answer-view.tsx'
import { GoOn } from '../workshop/answer/go-on.tsx'
import { saveId } from '../workshop/answer/save-news.tsx'
import { type ShownText, useShownText } from '../workshop/answer/use-shown-text.tsx'
import { VersionBar } from '../workshop/answer/version-bar.tsx'
import { isBusy } from '../workshop/state/sheet-content.ts'
import { type Sheet, SheetContext, useSheet } from '../workshop/state/sheet-context.ts'
import { useLater } from '../workshop/state/use-later.ts'
import { Keep, Kept } from './explanation-acts.tsx'
import { leaveFast } from './leave-fast.ts'
import { useComing } from './use-coming.ts'

const loadLater = () => import('../workshop/answer/later-parts.ts')

/** The letter that answers one, in its frame, with what is done with it. */
export function ReplyAnswer({ record }: { record: Sheet }) {
  const { state, dispatch, generation } = useSheet()
  const { answer, urgent } = state
  const shown = useShownText()
  const later = useLater(loadLater)
  const readAloud = { of: useRef<HTMLDivElement>(null), bar: useRef<HTMLDivElement>(null) }
  const isWriting = isBusy(state)
  const place = useRef<HTMLDivElement>(null)
  useComing(place, isWriting, false)
  const correcting = later && !isWriting ? answer.correcting : null
  const correct = (text: string | null) => dispatch({ type: 'correcting', text })
  return (
    <div ref={place} tabIndex={-1} className="reply-answer">
      {urgent ? (
        <div className="wrap">
          <UrgentCard note={urgent} onLeave={() => leaveFast(dispatch)} />
        </div>
      ) : null}
      <UrgentVoice note={urgent} />
      <AnswerView
        text={shown.text}
        blocks={shown.blocks}
        isToSend={shown.sentName !== null}
        above={
          correcting === null ? (
            <>
              <VersionBar />
              {isWriting ? null : (
                <div className="letter-listen noprint">
                  <ReadAloud {...readAloud} />
                </div>
              )}
            </>
          ) : null
        }
        instead={
          later && correcting !== null ? (
            <later.CorrectText
              text={shown.written}
              typed={correcting}
              onType={correct}
              onDone={(text) => dispatch({ type: 'corrected', text })}
              onLeave={() => correct(null)}
            />
          ) : null
        }
        readAloud={readAloud}
        acts={
          isWriting || correcting !== null ? null : (
            <ReplyActs shown={shown} record={record} onCorrect={() => correct(shown.written)} />
          )
        }
        onStop={generation.stop}
      >
        {null}
      </AnswerView>
      <p className="vh" role="status">
        {isWriting ? 'Sto scrivendo la risposta.' : answer.text && 'La risposta è pronta.'}
      </p>
    </div>
  )
}

/** What the letter that was explained is called: both are saved under it. */
const titleOf = (text: string) =>
  /^# +(.+)$/m.exec(text)?.[1]?.replace(/[*_`]/g, '').trim().slice(0, savedLimits.title) || null

type ReplyActsProps = { shown: ShownText; record: Sheet; onCorrect: () => void }

/** 'Salva Risposta' keeps both; 'Copia la lettera' and 'Stampa la lettera' take the letter alone. */
function ReplyActs({ shown, record, onCorrect }: ReplyActsProps) {
  const { generation } = useSheet()
  const later = useLater(loadLater)
  const { state } = record
  const proposed = titleOf(state.answer.text) ?? shown.proposed
  const named = {
    title: state.title ?? proposed,
    tags: state.tags ?? state.answer.question.tags.join(', '),
    proposed,
  }
  const { text, blocks, sentName } = shown
  return (
    <div id={saveId} tabIndex={-1} className="answer-acts noprint">
      <fieldset className="four">
        <legend className="vh">Che cosa fai della risposta</legend>
        <SheetContext value={record}>
          <Keep {...named} />
        </SheetContext>
        <MainActs text={text} blocks={blocks} name={sentName} />
        <MoreActs>
          {(close) => (
            <>
              <ActGroup title="Cambia la lettera">
                <GoOn
                  onWish={(...wish) => {
                    close()
                    return generation.wish(...wish)
                  }}
                />
                {shown.own}
                <Button
                  type="button"
                  size="small"
                  icon={<Pencil className="i" aria-hidden="true" />}
                  onClick={() => {
                    close()
                    onCorrect()
                  }}
                >
                  Correggi
                </Button>
              </ActGroup>
              <ActGroup title="Portala via">
                <div className="more-rows">
                  <OtherActs title={named.title} text={text} blocks={blocks} name={sentName} />
                </div>
              </ActGroup>
              {state.saving.savedId === null ? (
                <ActGroup title="Come si chiama">
                  <SheetContext value={record}>
                    <TitleAndTags title={named.title} tags={named.tags} />
                  </SheetContext>
                </ActGroup>
              ) : null}
              {later ? <later.Finished /> : null}
            </>
          )}
        </MoreActs>
      </fieldset>
      <p className="small soft keeps-both">
        <Bookmark className="i" aria-hidden="true" />
        «Salva Risposta» tiene insieme la spiegazione e la lettera.
      </p>
      <SheetContext value={record}>
        <Kept {...named} isParsed={blocks !== null} />
      </SheetContext>
    </div>
  )
}
