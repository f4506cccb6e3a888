import { Flame, Lock } from 'lucide-react'
import { useState } from 'react'
import { dayIsOver } from '../ai/failed-texts.ts'
import { answerPath } from '../paths.ts'
import { writtenAnew } from '../saved/versions.ts'
import { Button } from '../ui/button.tsx'
import { contentId } from '../ui/content-id.ts'
import { Tag } from '../ui/tag.tsx'
import { isDayOver } from '../workshop/answer/allowance.ts'
import { AskFault } from '../workshop/answer/ask-outcome.tsx'
import { GrowingField } from '../workshop/answer/growing-field.tsx'
import { Guard } from '../workshop/answer/guard.tsx'
import { useSend } from '../workshop/answer/use-send.ts'
import type { GuardedText } from '../workshop/guard/guarded-text.ts'
import { isBusy } from '../workshop/state/sheet-content.ts'
import { useSheet } from '../workshop/state/sheet-context.ts'
import { type FoundName, foundLabels, type ReadInLetter, trustIn } from './explanation.ts'
import type { LetterLanguage } from './languages.ts'
import { offline } from './letter.ts'
import { Own } from './own-frame.tsx'
import { beginnings, beginReply, replyRequest, wantsLabel } from './reply.ts'
import { focusPlace } from './use-coming.ts'

type ReplySheetProps = {
  found: ReadInLetter
  /** The letter's own; '' where it is a photo. */
  words: string
  language: LetterLanguage
  onSent: () => void
}

const names = Object.keys(foundLabels) as FoundName[]
const longestValue = 500
const idOf = (at: number) => `risposta-campo-${at}`

/** First what only the person knows, then what was read in the letter, each open to change. */
export function ReplySheet({ found, words, language, onSent }: ReplySheetProps) {
  const { state, dispatch, generation, isHydrated } = useSheet()
  const { values } = state.composition
  const [isMissing, setMissing] = useState(false)
  const wants = values[wantsLabel] ?? ''
  const isOver = isHydrated && isDayOver(state.remaining)
  const labels = [wantsLabel, ...names.map((name) => foundLabels[name])]
  const fields = labels.map(
    (label, at): GuardedText => ({
      place: { in: 'gap', label },
      id: idOf(at),
      text: values[label] ?? '',
      others: [],
    }),
  )
  const sending = useSend({ fields, isReady: !isOver, send })
  const type = (label: string, value: string) => dispatch({ type: 'gapTyped', label, value })

  function send() {
    focusPlace(contentId)
    const prompt = replyRequest(values, language)
    const question = {
      prompt,
      sent: prompt,
      category: 'Rispondere a una lettera',
      tags: ['Vita quotidiana', 'Lettera'],
      answerKind: 'letter' as const,
    }
    void generation.askOther({
      address: answerPath(),
      body: { prompt },
      question,
      // A reply that is there stays as the version before.
      wish: state.answer.text === '' ? undefined : { text: writtenAnew, opening: '' },
      own: wants,
      offline,
    })
    onSent()
  }

  const guard = (at: number) => {
    const field = fields[at]
    return field ? <Guard field={field} sending={sending} /> : null
  }
  return (
    <form
      className="sheet reply-sheet noprint"
      aria-label="La tua risposta"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(wants.trim() === '')
        if (wants.trim() === '') document.getElementById(idOf(0))?.focus()
        else sending.press()
      }}
    >
      <h2>La tua risposta</h2>
      <div className="stack gap-2">
        <GrowingField
          id={idOf(0)}
          name="risposta"
          label="Che cosa vuoi rispondere?"
          hint={
            <Own
              language={language}
              name="wants"
              instead="Con parole tue. Oppure comincia da uno di questi pulsanti."
            />
          }
          error={
            isMissing && wants.trim() === '' ? (
              <span role="alert">Scrivi prima che cosa vuoi rispondere.</span>
            ) : null
          }
          maxLength={longestValue}
          value={wants}
          onChange={({ target }) => type(wantsLabel, target.value)}
        />
        {guard(0)}
        <fieldset className="beginnings">
          <legend className="vh">Comincia da qui</legend>
          {beginnings.map((one) => (
            <Button
              key={one}
              type="button"
              size="small"
              onClick={() => {
                type(wantsLabel, beginReply(one, wants))
                document.getElementById(idOf(0))?.focus()
              }}
            >
              {one}
            </Button>
          ))}
        </fieldset>
      </div>
      <fieldset className="read-in-letter">
        <legend>
          <Tag>Letto nella tua lettera</Tag>
        </legend>
        <p className="small soft">Guarda se è giusto. Se no, correggi.</p>
        {names.map((name, index) => {
          const label = foundLabels[name]
          const value = values[label] ?? ''
          return (
            <div key={name}>
              <GrowingField
                id={idOf(index + 1)}
                name={name}
                label={label}
                hint={hintFor(value, found[name], words)}
                maxLength={longestValue}
                value={value}
                onChange={({ target }) => type(label, target.value)}
              />
              {guard(index + 1)}
            </div>
          )
        })}
      </fieldset>
      <AskFault />
      <Button
        type="submit"
        kind="main"
        size="big"
        className="ask"
        icon={<Flame className="i" aria-hidden="true" />}
        busy={isBusy(state)}
        busyLabel="Sto scrivendo…"
        disabled={isOver}
        why={isOver ? [dayIsOver, 'La spiegazione e le tue parole restano qui.'].join(' ') : ''}
      >
        Scrivi la risposta
      </Button>
      <div className="letter-eyes">
        <Lock className="i" aria-hidden="true" />
        <p>
          L'AI legge quello che vedi in questi spazi. Il tuo nome non serve: lo metti tu alla fine.
        </p>
      </div>
    </form>
  )
}

/**
 * What stands under a value: that it was not found, that its number is not in the letter, or that it
 * is to be looked at; nothing under one that the person changed.
 */
function hintFor(value: string, read: string, words: string): string | undefined {
  if (value === '') return "Nella lettera non l'ho trovato: può restare vuoto."
  if (value !== read) return undefined
  const trust = trustIn(value, words)
  if (trust === 'unseen') {
    return 'Nel testo della lettera questo numero non lo trovo: correggi, o lascia vuoto.'
  }
  return trust === 'unknown' && /\d/.test(value) ? 'Guarda se è giusto.' : undefined
}
