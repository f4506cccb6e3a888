import { ButtonLink } from '../ui/button.tsx'
import { titled } from '../ui/page-title.ts'
import { PlainPage } from '../ui/plain-page.tsx'

/** Makes every way here, by link too, pass the guard of the layout. */
export const loader = () => null

export const meta = titled('Strumenti AI')

export default function Tools() {
  return (
    <PlainPage title="Strumenti AI">
      <p>
        Qui trovi gli strumenti di intelligenza artificiale, spiegati in parole semplici. Li stiamo
        preparando.
      </p>
      <p>
        <ButtonLink to="/prompts">Intanto prova la Fucina dei Prompts</ButtonLink>
      </p>
    </PlainPage>
  )
}
