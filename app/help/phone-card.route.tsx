import { useId } from 'react'
import { helpPath } from '../paths.ts'
import { publicTags } from '../platform/page/meta-tags.server.ts'
import { env } from '../platform/process.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Tel } from '../ui/numbers.tsx'
import { loadedTags } from '../ui/page-title.ts'
import { PrintButton } from '../ui/print-button.tsx'
import { emergencyNumbers } from '../urgency/emergency-numbers.ts'
import type { Route } from './+types/phone-card.route'
import { cardWords, longestLine } from './phone-card-words.ts'
import './help.css'

export const meta = loadedTags

const words = {
  title: 'Il biglietto accanto al telefono',
  description:
    'Un foglio da stampare e tenere vicino al telefono: la parola di casa, i numeri da chiamare e le persone di cui ti fidi.',
}

export const loader = ({ url }: Route.LoaderArgs) => ({
  tags: publicTags(env, url, words),
  emergency: emergencyNumbers.emergency,
  doctorOnCall: emergencyNumbers.doctorOnCall,
  police: emergencyNumbers.police,
})

/** A card to print. Its fields have no names and stand in no form: nothing can be sent. */
export default function PhoneCard({ loaderData }: Route.ComponentProps) {
  const { emergency, doctorOnCall, police } = loaderData
  return (
    <div className="wrap phone-card-page">
      <header className="noprint">
        <BackLink to={helpPath()}>Torna ad Aiuto</BackLink>
        <h1>Il biglietto accanto al telefono</h1>
        <p>{cardWords.lead}</p>
        <p>{cardWords.privacy}</p>
      </header>
      <section className="phone-card" aria-labelledby="titolo-biglietto">
        <h2 id="titolo-biglietto">Prima di pagare, fermati</h2>
        <ol>
          {cardWords.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <h3>La nostra parola di casa</h3>
        <Line label="Parola di casa" isHidden />
        <p className="soft">{cardWords.word}</p>
        <h3>I numeri da chiamare</h3>
        <Line label="La mia banca" hint="(il numero è sul retro della carta)" isNumber />
        <dl>
          <div>
            <dt>Pericolo, adesso</dt>
            <dd>
              <Tel number={emergency.number} />
            </dd>
          </div>
          <div>
            <dt>{cardWords.doctor}</dt>
            <dd>
              <Tel number={doctorOnCall.number} />
            </dd>
          </div>
        </dl>
        <p className="soft">
          {cardWords.report} {police.name}
        </p>
        <h3>Le persone di cui mi fido</h3>
        {[1, 2, 3].map((number) => (
          <div key={number} className="person">
            <Line label={`Nome ${number}`} />
            <Line label={`Telefono ${number}`} isNumber />
          </div>
        ))}
      </section>
      <div className="noprint">
        <PrintButton kind="main">Stampa il biglietto</PrintButton>
      </div>
    </div>
  )
}

type LineProps = {
  label: string
  hint?: string
  /** The heading above says it to those who see. */
  isHidden?: boolean
  isNumber?: boolean
}

/** A line to fill on the screen or, printed empty, by hand. */
function Line({ label, hint, isHidden = false, isNumber = false }: LineProps) {
  const id = useId()
  return (
    <p className="line">
      <label htmlFor={id} className={isHidden ? 'vh' : undefined}>
        {label}
        {hint && <span className="soft"> {hint}</span>}
      </label>
      <input
        id={id}
        type="text"
        inputMode={isNumber ? 'tel' : undefined}
        maxLength={longestLine}
        autoComplete="off"
        spellCheck={false}
      />
    </p>
  )
}
