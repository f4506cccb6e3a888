import { ButtonLink } from '../ui/button.tsx'
import { titled } from '../ui/page-title.ts'
import { PlainPage } from '../ui/plain-page.tsx'

export const meta = titled('Di cosa ti occupi?')

export default function Onboarding() {
  return (
    <PlainPage title="Di cosa ti occupi?">
      <p>Scegli il tuo mestiere, o la vita quotidiana: trovi richieste già pronte da provare.</p>
      <p>
        <ButtonLink kind="main" to="/prompts">
          Scegli nella Fucina dei Prompts
        </ButtonLink>
      </p>
    </PlainPage>
  )
}
