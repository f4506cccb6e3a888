import { ButtonLink } from '../ui/button.tsx'
import { titled } from '../ui/page-title.ts'
import { PlainPage } from '../ui/plain-page.tsx'

/** Makes every way here, by link too, pass the guard of the layout. */
export const loader = () => null

export const meta = titled('Guide')

export default function Guides() {
  return (
    <PlainPage title="Guide">
      <p>Le guide spiegano gli strumenti un passo alla volta. Le stiamo preparando.</p>
      <p>
        <ButtonLink to="/prompts">Intanto prova la Fucina dei Prompts</ButtonLink>
      </p>
    </PlainPage>
  )
}
