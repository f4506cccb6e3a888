import { env } from '../platform/process.server.ts'
import { formatDay } from '../ui/format-date.ts'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/terms.route'
import { legalFacts } from './legal-facts.server.ts'
import { LegalPage } from './legal-page.tsx'
import { termsText } from './terms-text.server.ts'

export const meta = titled("Termini d'uso")

export function loader() {
  const text = termsText(legalFacts(env))
  return { text, changed: formatDay(text.changed) }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
