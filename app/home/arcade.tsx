import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { promptsPath, withQuery } from '../paths.ts'
import { ProfessionFacade } from '../professions/facade-card.tsx'
import type { ProfessionCard } from '../professions/profession.ts'
import { everydaySetId } from '../prompt-sets/prompt-set.ts'
import { Note } from '../ui/note.tsx'
import { ReloadForm } from '../ui/reload-form.tsx'

type ArcadeProps = {
  professions: ProfessionCard[]
  /** The stored ones could not be loaded: the built-in ones stand in for them. */
  isFailed: boolean
  isVisitor: boolean
}

const numbers = [
  'Le nostre',
  '',
  'Due',
  'Tre',
  'Quattro',
  'Cinque',
  'Sei',
  'Sette',
  'Otto',
  'Nove',
  'Dieci',
]

const titleOf = (count: number) =>
  count === 1
    ? 'Una bottega, sotto i portici'
    : `${numbers[count] ?? count} botteghe, sotto i portici`

/** The way for everyone, and all professions as workshops under one cornice. */
export function Arcade({ professions, isFailed, isVisitor }: ArcadeProps) {
  return (
    <section className="workshops" aria-labelledby="mestieri">
      <div className="wrap">
        <div className="head">
          <h2 id="mestieri">{titleOf(professions.length)}</h2>
          <p>Che cosa può fare l'AI nel tuo mestiere, con esempi pratici.</p>
          {isFailed ? (
            <>
              <Note kind="bad" role="alert">
                Errore nel caricamento delle professioni
              </Note>
              <ReloadForm>Riprova</ReloadForm>
            </>
          ) : null}
        </div>
        <p className="key">
          <KeyRound aria-hidden="true" className="i" />
          <span>
            {isVisitor ? (
              <>
                Per entrare <b>serve un account</b>: è gratis. Senza account c'è{' '}
              </>
            ) : (
              'Per tutti, di ogni mestiere: '
            )}
            <Link to={withQuery(promptsPath(), { profession: everydaySetId })} prefetch="intent">
              Vita quotidiana
            </Link>
            .
          </span>
        </p>
        <ul className="arcade">
          {professions.map((profession) => (
            <li key={profession.id}>
              <ProfessionFacade profession={profession} />
            </li>
          ))}
        </ul>
        <div className="arcade-step" />
      </div>
    </section>
  )
}
