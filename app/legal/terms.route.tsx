import { publicTags } from '../platform/page/meta-tags.server.ts'
import { env } from '../platform/process.server.ts'
import { loadedTags } from '../ui/page-title.ts'
import type { Route } from './+types/terms.route'
import { legalFacts } from './legal-facts.server.ts'
import { LegalPage } from './legal-page.tsx'
import { shownLegal } from './shown-legal.server.ts'
import { termsText } from './terms-text.server.ts'

export const meta = loadedTags

const words = {
  title: "Termini d'uso",
  description:
    "Che cosa offre il sito e che cosa chiediamo a te. Che cosa può sbagliare l'AI. Le regole sono poche e in parole semplici.",
}

export function loader({ url }: Route.LoaderArgs) {
  const text = termsText(legalFacts(env))
  return { tags: publicTags(env, url, words), ...shownLegal(env, text) }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
