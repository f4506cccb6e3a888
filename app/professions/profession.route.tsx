import { ButtonLink } from '../ui/button.tsx'
import { titled } from '../ui/page-title.ts'
import { PlainPage } from '../ui/plain-page.tsx'

/** Makes every way here, by link too, pass the guard of the layout. */
export const loader = () => null

export const meta = titled('Professione')

export default function Profession() {
  return (
    <PlainPage title="Professione">
      <p>
        Le pagine delle professioni sono in preparazione. Le richieste pronte per ogni mestiere sono
        già nella Fucina dei Prompts.
      </p>
      <p>
        <ButtonLink to="/prompts">Vai alla Fucina dei Prompts</ButtonLink>
      </p>
    </PlainPage>
  )
}
