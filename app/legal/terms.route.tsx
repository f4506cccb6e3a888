import { titled } from '../ui/page-title.ts'
import { PlainPage } from '../ui/plain-page.tsx'

export const meta = titled("Termini d'uso")

export default function Terms() {
  return (
    <PlainPage title="Termini d'uso">
      <p>
        Il servizio è gratuito. Le risposte sono scritte da un'intelligenza artificiale: possono
        contenere errori. Controllale prima di usarle.
      </p>
      <p>Non usare il servizio per fare del male ad altri o per scopi contro la legge.</p>
    </PlainPage>
  )
}
