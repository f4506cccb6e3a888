import { ButtonLink } from '../ui/button.tsx'
import { titled } from '../ui/page-title.ts'
import { PlainPage } from '../ui/plain-page.tsx'

/** Makes every way here, by link too, pass the guard of the layout. */
export const loader = () => null

export const meta = titled('Strumento')

export default function Tool() {
  return (
    <PlainPage title="Strumento">
      <p>Le schede degli strumenti sono in preparazione.</p>
      <p>
        <ButtonLink to="/tools">Torna alla lista</ButtonLink>
      </p>
    </PlainPage>
  )
}
