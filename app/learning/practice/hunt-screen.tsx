import type { RefObject } from 'react'
import type { Hunt } from '../../../db/practice-types.ts'
import { conversationPath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { SaidBubble } from './bubbles.tsx'
import { parseSearch, searchAddress } from './hunt.ts'
import { HuntEnd } from './hunt-end.tsx'
import { Sentence } from './hunt-sentence.tsx'
import { newestId, type PracticeView } from './practice.ts'

type HuntScreenProps = {
  view: PracticeView
  hunt: Hunt
  query: URLSearchParams
  newest: RefObject<HTMLDivElement | null>
}

/** A conversation with a mistake to find: one sentence of the answer after the other is chosen. */
export function HuntScreen({ view, hunt, query, newest }: HuntScreenProps) {
  const { tapped, isFound, hasHelp } = parseSearch(hunt, query)
  const to = (at: number) =>
    `${searchAddress(conversationPath(hunt.id), [...tapped, at])}#${newestId}`
  return (
    <>
      <div className="wrap practice-turns">
        <div className="turn">
          <section className="stack" aria-labelledby="richiesta">
            <h2 id="richiesta" className="step">
              <span className="arch-number" aria-hidden="true">
                1
              </span>
              <span>Tu scrivi</span>
            </h2>
            <SaidBubble>{hunt.request}</SaidBubble>
            {hunt.paper ? (
              <div className="practice-paper">
                <h3>{hunt.paper.title}</h3>
                {hunt.paper.lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            ) : null}
          </section>
          <section className="stack" aria-labelledby="frasi">
            <h2 id="frasi" className="step">
              <span className="arch-number" aria-hidden="true">
                2
              </span>
              <span>Quale frase è sbagliata?</span>
            </h2>
            <p>
              Questa risposta non l'ha scritta un'AI.{' '}
              {isFound ? null : 'Scegli la frase che non ti convince.'}
            </p>
            <ol className="sentences">
              {hunt.sentences.map((sentence, at) => (
                <Sentence
                  key={sentence.text}
                  sentence={sentence}
                  state={stateOf(at, hunt.wrong, { tapped, isFound })}
                  to={to(at)}
                  newest={!isFound && at === tapped.at(-1) ? newest : undefined}
                />
              ))}
            </ol>
            {hasHelp ? (
              <Note kind="info">
                <p>
                  <b>Un aiuto.</b> {hunt.hint}
                </p>
                <p className="mt-2">
                  <ButtonLink size="small" to={to(hunt.wrong)}>
                    Mostrami la frase
                  </ButtonLink>
                </p>
              </Note>
            ) : null}
          </section>
        </div>
      </div>
      {isFound ? <HuntEnd view={view} hunt={hunt} newest={newest} /> : null}
    </>
  )
}

function stateOf(
  at: number,
  wrong: number,
  { tapped, isFound }: { tapped: readonly number[]; isFound: boolean },
) {
  if (isFound && at === wrong) return 'wrong'
  if (tapped.includes(at)) return 'fine'
  return isFound ? 'left' : 'open'
}
