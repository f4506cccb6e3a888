import { Phone, TriangleAlert } from 'lucide-react'
import { phoneCardPath } from '../paths.ts'
import { publicTags } from '../platform/page/meta-tags.server.ts'
import { env } from '../platform/process.server.ts'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { Numbers, Tel } from '../ui/numbers.tsx'
import { loadedTags } from '../ui/page-title.ts'
import { PrintButton } from '../ui/print-button.tsx'
import { emergencyNumbers } from '../urgency/emergency-numbers.ts'
import type { Route } from './+types/fraud.route'
import { BackWhereYouWere } from './back-where-you-were.tsx'
import { arbiterSite, cardNumbers, fraudSteps, fraudWords, refunds } from './fraud-steps.server.ts'
import './help.css'

export const meta = loadedTags

const words = {
  title: 'Ho già pagato: che cosa faccio adesso',
  description:
    'Hai pagato e temi una truffa? I cinque passi da fare subito, in ordine. Il primo è bloccare la carta. E come chiedere i soldi indietro.',
}

export const loader = ({ url }: Route.LoaderArgs) => ({
  tags: publicTags(env, url, words),
  emergency: emergencyNumbers.emergency,
  police: emergencyNumbers.police,
  words: fraudWords,
  cards: cardNumbers,
  steps: fraudSteps,
  refunds,
  arbiter: arbiterSite,
})

/** What to do after paying somebody who cheats: five steps on one sheet of paper. */
export default function Fraud({ loaderData }: Route.ComponentProps) {
  const { emergency, police, words, cards, steps, refunds, arbiter } = loaderData
  return (
    <div className="wrap fraud">
      <BackWhereYouWere />
      <header>
        <h1>Ho già pagato: che cosa faccio adesso</h1>
        <p>{words.lead}</p>
      </header>
      <p className="danger">
        <TriangleAlert aria-hidden="true" className="i" />
        <span>
          {words.danger} <Tel number={emergency.number} />.
        </span>
      </p>
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <h2>
              <span className="no">{index + 1}</span>
              {title}
            </h2>
            {index === 0 && <Calls cards={cards} />}
            <p className="lines">
              {text.split('\n').map((line) => (
                <span key={line}>
                  <Numbers text={line} />{' '}
                </span>
              ))}
            </p>
            {title === 'Fai la denuncia' && <Site {...police}>{words.fromHome}</Site>}
          </li>
        ))}
      </ol>
      <section aria-labelledby="soldi">
        <h2 id="soldi">Posso riavere i soldi?</h2>
        {refunds.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
        <Site {...arbiter}>{words.arbiter}</Site>
        <div className="row noprint">
          <PrintButton kind="main">Stampa questi passi</PrintButton>
          <ButtonLink to={phoneCardPath()}>Prepara il biglietto per il telefono</ButtonLink>
        </div>
      </section>
    </div>
  )
}

/** For whoever has one of these cards; the bank's own number nobody here knows. */
function Calls({ cards }: { cards: readonly { name: string; number: string }[] }) {
  return (
    <p className="row noprint mt-3">
      {cards.map(({ name, number }) => (
        <a
          key={number}
          className={buttonClass({ kind: 'danger-full' })}
          href={`tel:${number.replaceAll(' ', '')}`}
        >
          <Phone aria-hidden="true" className="i" />
          {name}: {number}
        </a>
      ))}
    </p>
  )
}

function Site({ name, address, children }: { name: string; address: string; children: string }) {
  return (
    <p>
      {children}{' '}
      <a href={address} rel="noreferrer">
        {name}
      </a>
      .
    </p>
  )
}
