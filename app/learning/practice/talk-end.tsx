import type { Talk } from '../../../db/practice-types.ts'
import { promptPath } from '../../prompt-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { PracticeView } from './practice.ts'
import { GoodEnd, Onward } from './practice-end.tsx'

/** What made the request good, and where to go from here. */
export function TalkEnd({ view, talk }: { view: PracticeView; talk: Talk }) {
  const good = talk.requests.find(({ level }) => level === 'good')
  return (
    <section className="band practice-end" aria-labelledby="fatto">
      <div className="wrap stack gap-6">
        <GoodEnd title="Fatto: la richiesta è buona" id="fatto">
          <p>Una buona richiesta dice {talk.parts.length} cose. Queste:</p>
          <ul>
            {talk.parts.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </GoodEnd>
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
