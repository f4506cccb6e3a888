import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { letterPath } from '../paths.ts'
import { everydaySetId } from '../prompt-sets/prompt-set.ts'
import { Arch } from '../ui/arch.tsx'
import { Note } from '../ui/note.tsx'
import { ReloadForm } from '../ui/reload-form.tsx'
import { type WorkshopDoor, workshopTexts } from '../workshop/workshop-page.ts'
import { wizardPath } from './wizard.ts'

/** Step 0: a way for everybody, then the doors of the trades. Plain links. */
export function ProfessionStep({ doors, isFailed }: { doors: WorkshopDoor[]; isFailed: boolean }) {
  const trades = doors.filter((door) => door.id !== everydaySetId)
  return (
    <div className="wrap pb-16">
      <Link
        className="other-trade"
        to={wizardPath({ professionId: everydaySetId })}
        prefetch="intent"
      >
        <img src="/drawings/vita-quotidiana.svg" alt="" width="96" height="96" />
        <span>
          <b>Vita quotidiana</b>
          <span className="small">Lettere agli uffici, auguri, ricette, appuntamenti.</span>
        </span>
        <ArrowRight aria-hidden="true" className="i" />
      </Link>
      <Link className="other-trade" to={letterPath()} prefetch="intent">
        <img src="/drawings/lettera.svg" alt="" width="96" height="96" />
        <span>
          <b>Ho una lettera in mano</b>
          <span className="small">La capisci, e scrivi la risposta.</span>
        </span>
        <ArrowRight aria-hidden="true" className="i" />
      </Link>
      <p className="lead mb-6">
        Premi sulla tua bottega: ti mostriamo richieste già scritte per il tuo mestiere.
      </p>
      {isFailed ? (
        <div className="stack gap-3 mb-6">
          <Note kind="bad" role="alert">
            {workshopTexts.cardsFailed}
          </Note>
          <ReloadForm>Riprova</ReloadForm>
        </div>
      ) : null}
      <ul className="arcade">
        {trades.map((door) => (
          <li key={door.id}>
            <Link className="door" to={wizardPath({ professionId: door.id })} prefetch="intent">
              <Arch image={door.heroImage} gradient={door.color} label={door.title} />
            </Link>
          </li>
        ))}
      </ul>
      <div className="arcade-step" />
    </div>
  )
}
