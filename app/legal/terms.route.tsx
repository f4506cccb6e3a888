import { data } from 'react-router'
import { requestLog } from '../platform/http/audit-log.server.ts'
import { publicTags } from '../platform/page/meta-tags.server.ts'
import { db, env } from '../platform/process.server.ts'
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const text = termsText(legalFacts(env))
  const { shown, status } = await shownLegal(db, requestLog(context), text)
  return data({ tags: publicTags(env, url, words), ...shown }, { status })
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
