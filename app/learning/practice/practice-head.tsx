import type { RefObject } from 'react'
import { practicePath } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useOwnGroup } from '../step-form.tsx'
import { NoAi } from './no-ai.tsx'
import type { PracticeView } from './practice.ts'

type PracticeHeadProps = { view: PracticeView; title: RefObject<HTMLHeadingElement | null> }

/** What happened, what the person wants, and that no AI answers. */
export function PracticeHead({ view, title }: PracticeHeadProps) {
  const { practice, number, total } = view
  const isOnPath = useOwnGroup() !== null
  return (
    <>
      <header className="wrap practice-head">
        {!isOnPath && <BackLink to={practicePath()}>Torna a tutte le prove</BackLink>}
        <h1 ref={title} tabIndex={-1}>
          {practice.title}
        </h1>
        <div className="practice-scene">
          {practice.scene.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <NoAi />
        </div>
        <img src="/drawings/stanza-di-prova.svg" alt="" width="240" height="200" />
      </header>
      <div className="band practice-where">
        <div className="wrap">
          {!isOnPath && (
            <Tag>
              Prova {number} di {total}
            </Tag>
          )}
          <p>
            {practice.kind === 'talk'
              ? practice.aim
              : 'Nella risposta una frase è sbagliata. La trovi tu.'}
          </p>
        </div>
      </div>
    </>
  )
}
