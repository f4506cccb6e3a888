import type { ReactNode } from 'react'
import { SectionCard } from './section-card.tsx'

type Mode = 'demo' | 'off' | 'notConfigured'

const words: Record<Mode, { title: string; text: ReactNode }> = {
  demo: {
    title: 'Fucina risponde con esempi',
    text: 'Non è collegato nessun servizio: le risposte sono scritte a mano, e ognuna lo dice. Va bene per provare Fucina.',
  },
  off: {
    title: "L'AI è spenta",
    text: 'Nessuno può chiedere risposte o immagini. Guide, strumenti e richieste pronte restano aperti a tutti.',
  },
  notConfigured: {
    title: 'Il servizio non è configurato',
    text: (
      <>
        Nelle impostazioni del server <code>AI_PROVIDER</code> chiede un servizio, ma non dice
        quale. Chi chiede una risposta legge che l'AI non è disponibile.
      </>
    ),
  },
}

/** What it means that no service is asked, and what the operator has to set. */
export function WithoutService({ mode }: { mode: Mode }) {
  const { title, text } = words[mode]
  return (
    <SectionCard id="stato" title={title}>
      <p className="measure">{text}</p>
      <p>Per collegare un servizio, chi gestisce il server:</p>
      <ol className="steps-to-do">
        {mode === 'off' && (
          <li>
            toglie <code>AI_PROVIDER=off</code> dalle impostazioni, se c'è
          </li>
        )}
        {mode === 'demo' && (
          <li>
            toglie <code>AI_PROVIDER=demo</code> dalle impostazioni, se c'è
          </li>
        )}
        <li>
          scrive la chiave in <code>AI_API_KEY</code>; per un servizio diverso da OpenAI anche il
          suo indirizzo in <code>AI_BASE_URL</code>
        </li>
        <li>riavvia Fucina</li>
      </ol>
      <p className="small soft">
        Gli esempi per ogni servizio stanno fra i documenti di Fucina, in{' '}
        <code>operations/ai.md</code>.
      </p>
    </SectionCard>
  )
}
