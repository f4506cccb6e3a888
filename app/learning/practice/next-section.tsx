import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Talk } from '../../../db/practice-types.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { newestId, ownWordsField } from './practice.ts'
import {
  longestWords,
  nextWords,
  partsFoundIn,
  type Said,
  saidAddress,
  wordsError,
} from './talk.ts'

/** What the server says to words that it cannot read, and the words, where there is no script. */
export type Refused = { message: string; sent?: [name: string, value: string][] }

type NextSectionProps = {
  talk: Talk
  path: string
  said: Said[]
  /** The person's own words so far, as far as this browser knows them. */
  own: string[]
  refused: Refused | undefined
}

/** What may be said next: prepared words as links, and a field for one's own. */
export function NextSection({ talk, path, said, own, refused }: NextSectionProps) {
  const { requests, followUps, mayWrite } = nextWords(talk, said)
  const choices = [
    ...requests.map(({ level, words }) => ({ said: { kind: 'request' as const, level }, words })),
    ...followUps.map(({ id, words }) => ({ said: { kind: 'followUp' as const, id }, words })),
  ]
  if (choices.length === 0) return null
  const to = (one: Said) => `${saidAddress(path, [...said, one])}#${newestId}`
  return (
    <section className="turn" aria-labelledby="adesso">
      <div className="stack">
        <h2 id="adesso" className="step">
          <span className="arch-number" aria-hidden="true">
            {said.length + 1}
          </span>
          <span>{headingOf(said, followUps.length > 0)}</span>
        </h2>
        <p>
          {choices.length > 1 ? 'Scegli le parole che vuoi provare.' : 'Prova anche queste parole.'}
        </p>
        <ul className="choose">
          {choices.map((choice) => (
            <li key={choice.words}>
              <Link to={to(choice.said)} state={{ own }}>
                <span>{choice.words}</span>
                <ArrowRight aria-hidden="true" className="i" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {mayWrite ? <OwnWords key={said.length} {...{ talk, path, said, own, refused, to }} /> : null}
    </section>
  )
}

function headingOf(said: readonly Said[], isGood: boolean): string {
  if (said.length === 0) return "Che cosa scrivi all'AI?"
  return isGood ? 'Se vuoi, chiedi ancora' : 'Come lo dici meglio?'
}

type OwnWordsProps = NextSectionProps & { to: (one: Said) => string }

/** With script the words are read here and never leave the device. */
function OwnWords({ talk, path, said, own, refused, to }: OwnWordsProps) {
  const navigate = useNavigate()
  const [error, setError] = useState<string | null>(refused?.message ?? null)
  const read = (words: string) => {
    const wrong = wordsError(words)
    setError(wrong)
    if (wrong) document.getElementById(ownWordsField)?.focus()
    else
      navigate(to({ kind: 'own', found: partsFoundIn(talk, words) }), {
        state: { own: [...own, words] },
      })
  }
  const kept = refused?.sent?.find(([name]) => name === ownWordsField)?.[1]
  return (
    <form
      method="post"
      action={`${saidAddress(path, said)}#${ownWordsField}`}
      className="practice-paper"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        read(String(new FormData(event.currentTarget).get(ownWordsField) ?? ''))
      }}
    >
      <TextArea
        name={ownWordsField}
        label="Oppure scrivi con parole tue"
        hint="La pagina cerca alcune parole con regole semplici. Quello che scrivi non va a nessuna AI e non resta salvato. Nomi e numeri veri non servono."
        error={error}
        maxLength={longestWords}
        defaultValue={kept}
      />
      <Button kind="main">Prova con queste parole</Button>
    </form>
  )
}
