import { env } from '../platform/process.server.ts'
import { formatDay } from '../ui/format-date.ts'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/privacy.route'
import { legalFacts } from './legal-facts.server.ts'
import { LegalPage } from './legal-page.tsx'
import { privacyText } from './privacy-text.server.ts'

export const meta = titled('Privacy')

export function loader() {
  const text = privacyText(legalFacts(env))
  return { text, changed: formatDay(text.changed) }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
