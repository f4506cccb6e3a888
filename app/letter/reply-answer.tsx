import { Bookmark } from 'lucide-react'
import { useRef } from 'react'
import { aiLabel, savedLimits } from '../saved/saved.ts'
import { letterAlone } from '../ui/markdown/content-part.ts'
import { MainActs, OtherActs } from '../ui/markdown/text-acts.tsx'
import { ActGroup, MoreActs } from '../ui/more-acts.tsx'
import { useSaid } from '../ui/use-said.ts'
import { UrgentCard, UrgentVoice } from '../urgency/urgent-card.tsx'
import { CorrectButton, TitleAndTags } from '../workshop/answer/answer-acts.tsx'
import { AnswerView } from '../workshop/answer/answer-view.tsx'
import { GoOn, OtherLanguages } from '../workshop/answer/go-on.tsx'
import { leaveFast } from '../workshop/answer/leave-fast.ts'
import { saveId } from '../workshop/answer/save-news.tsx'
import { type ShownText, useShownText } from '../workshop/answer/use-shown-text.tsx'
import { VersionBar } from '../workshop/answer/version-bar.tsx'
import { isBusy } from '../workshop/state/sheet-content.ts'
import {
  type Sheet,
  type SheetAsks,
  SheetContext,
  useSheet,
} from '../workshop/state/sheet-context.ts'
import { useAskedHere } from '../workshop/state/use-asked-here.ts'
import { useLater } from '../workshop/state/use-later.ts'
import { Keep, Kept } from './explanation-acts.tsx'
import { useComing } from './use-coming.ts'

const loadLater = () => import('../workshop/answer/later-parts.tsx')

/** The letter that answers one, in its frame, with what is done with it. */
export function ReplyAnswer({ savedSheet }: { savedSheet: Sheet }) {
  const { state, dispatch, generation } = useSheet()
  const { answer, urgent } = state
  const shown = useShownText()
  const later = useLater(loadLater)
  const isWriting = isBusy(state)
  const place = useRef<HTMLDivElement>(null)
  useComing(place, isWriting ? 'anew' : null)
  const news = isWriting ? 'Sto scrivendo la risposta.' : answer.text && 'La risposta è pronta.'
  useSaid(useAskedHere(isWriting) ? news : '')
  const correcting = later && !isWriting ? answer.correcting : null
  const correct = (text: string | null) => dispatch({ type: 'correcting', text })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is read as one
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      aria-label="La tua risposta"
      className="reply-answer"
    >
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
        isAlone
        above={correcting === null ? <VersionBar /> : null}
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
        acts={
          isWriting || correcting !== null ? null : (
            <ReplyActs
              shown={shown}
              savedSheet={savedSheet}
              onCorrect={() => correct(shown.written)}
            />
          )
        }
        onStop={generation.stop}
      >
        {null}
      </AnswerView>
    </div>
  )
}

/** What the letter that was explained is called: both are saved under it. */
const titleOf = (text: string) =>
  /^# +(.+)$/m.exec(text)?.[1]?.replace(/[*_`]/g, '').trim().slice(0, savedLimits.title) || null

type ReplyActsProps = { shown: ShownText; savedSheet: Sheet; onCorrect: () => void }

/** 'Salva Risposta' keeps both; 'Copia la lettera' and 'Stampa la lettera' take the letter alone. */
function ReplyActs({ shown, savedSheet, onCorrect }: ReplyActsProps) {
  const { generation } = useSheet()
  const later = useLater(loadLater)
  const { state } = savedSheet
  const proposed = titleOf(state.answer.text) ?? shown.proposed
  const named = {
    title: state.title ?? proposed,
    tags: state.tags ?? state.answer.question.tags.join(', '),
    proposed,
  }
  const { text, blocks, sentName } = shown
  const taken = {
    text,
    blocks,
    whole: blocks ? letterAlone(blocks) : undefined,
    name: sentName,
    label: aiLabel(state.answer),
  }
  return (
    <div id={saveId} tabIndex={-1} className="answer-acts noprint">
      <fieldset className="four">
        <legend className="vh">Che cosa fai della risposta</legend>
        <SheetContext value={savedSheet}>
          <Keep {...named} />
        </SheetContext>
        <MainActs {...taken} />
        <MoreActs>
          {(close) => {
            const wish: SheetAsks['wish'] = (...asked) => {
              close()
              return generation.wish(...asked)
            }
            return (
              <>
                <div className="more-rows">
                  <OtherLanguages onWish={wish} />
                  <OtherActs {...taken} title={named.title}>
                    <CorrectButton
                      onPress={() => {
                        close()
                        onCorrect()
                      }}
                    />
                  </OtherActs>
                </div>
                <ActGroup title="Cambia la lettera">
                  <GoOn onWish={wish} />
                  {shown.own}
                </ActGroup>
                {state.saving.savedId === null ? (
                  <ActGroup title="Come si chiama">
                    <SheetContext value={savedSheet}>
                      <TitleAndTags title={named.title} tags={named.tags} />
                    </SheetContext>
                  </ActGroup>
                ) : null}
                {later ? <later.Finished /> : null}
              </>
            )
          }}
        </MoreActs>
      </fieldset>
      <p className="small soft keeps-both">
        <Bookmark className="i" aria-hidden="true" />
        «Salva Risposta» tiene insieme la spiegazione e la lettera.
      </p>
      <SheetContext value={savedSheet}>
        <Kept {...named} isParsed={blocks !== null} />
      </SheetContext>
    </div>
  )
}
