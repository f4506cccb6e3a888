import { db, env } from '../platform/process.server.ts'
import { loadedTags } from '../ui/page-title.ts'
import type { Route } from './+types/letter.route'
import { letterPage } from './letter-page.server.ts'
import { LetterScreen } from './letter-screen.tsx'
import '../workshop/workshop.css'
import './letter.css'

export const meta = loadedTags

const words = {
  title: 'Ho una lettera in mano',
  description:
    "Fotografi una lettera, una bolletta o un avviso: l'AI ti dice chi scrive, che cosa vuole, entro quando e che cosa fare. Anche in altre lingue.",
}

export const loader = (asking: Route.LoaderArgs) => letterPage(db, env, asking, 'letter', words)

/** Steps between the explanation and the reply need nothing of the server. */
export const shouldRevalidate = () => false

/** 'Ho una lettera in mano': a letter is taken, explained, and answered. */
export default function Letter({ loaderData: { page, letters } }: Route.ComponentProps) {
  return <LetterScreen page={page} letters={letters} />
}
