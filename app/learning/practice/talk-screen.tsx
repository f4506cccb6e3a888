import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import type { Talk } from '../../../db/practice-types.ts'
import { conversationPath } from '../../paths.ts'
import { promptPath } from '../../prompt-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Verdict } from '../../ui/verdict.tsx'
import { NextSection, type Refused } from './next-section.tsx'
import type { PracticeView } from './practice.ts'
import { Onward } from './practice-end.tsx'
import { parseOwn, parseSaid, replay } from './talk.ts'
import { TurnSection } from './turn-section.tsx'

type TalkScreenProps = {
  view: PracticeView
  talk: Talk
  query: URLSearchParams
  newest: RefObject<HTMLDivElement | null>
  refused: Refused | undefined
}

/** A conversation in which words are chosen: what was said so far, and what may be said next. */
export function TalkScreen({ view, talk, query, newest, refused }: TalkScreenProps) {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const said = parseSaid(talk, query)
  const turns = replay(talk, said)
  // The server never learns them from the address.
  const own = isHydrated ? parseOwn(state) : []
  const path = conversationPath(talk.id)
  return (
    <>
      <div className="wrap practice-turns">
        {turns.map((turn, index) => (
          <TurnSection
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added at the end
            key={index}
            talk={talk}
            turn={turn}
            number={index + 1}
            own={own[said.slice(0, index).filter(({ kind }) => kind === 'own').length]}
            newest={index === turns.length - 1 ? newest : undefined}
          />
        ))}
        <NextSection talk={talk} path={path} said={said} own={own} refused={refused} />
      </div>
      {turns.some(({ level }) => level === 'good') ? <TalkEnd view={view} talk={talk} /> : null}
    </>
  )
}

/** What made the request good, and where to go from here. */
function TalkEnd({ view, talk }: { view: PracticeView; talk: Talk }) {
  const good = talk.requests.find(({ level }) => level === 'good')
  return (
    <section className="band practice-end" aria-labelledby="fatto-parola">
      <div className="wrap stack gap-6">
        <Verdict id="fatto" isGood word="Fatto: la richiesta è buona" heading="h2">
          <p>Una buona richiesta dice {talk.parts.length} cose. Queste:</p>
          <ul>
            {talk.parts.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </Verdict>
        <Onward view={view}>
          <ButtonLink to={promptPath({ text: good?.words ?? '' })}>
            Prova davvero nella Fucina dei Prompts
          </ButtonLink>
        </Onward>
        <p className="small measure">
          Lì trovi la richiesta già scritta. Può rispondere un'AI vera.
        </p>
      </div>
    </section>
  )
}
