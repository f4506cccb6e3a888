import { ButtonLink } from '../ui/button.tsx'
import { titled } from '../ui/page-title.ts'
import { PlainPage } from '../ui/plain-page.tsx'

/** Makes every way here, by link too, pass the guard of the layout. */
export const loader = () => null

export const meta = titled('Guida')

export default function Guide() {
  return (
    <PlainPage title="Guida">
      <p>Le guide spiegano gli strumenti un passo alla volta. Le stiamo preparando.</p>
      <p>
        <ButtonLink to="/guides">Torna alle guide</ButtonLink>
      </p>
    </PlainPage>
  )
}
