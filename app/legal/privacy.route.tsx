import { publicTags } from '../platform/page/meta-tags.server.ts'
import { env } from '../platform/process.server.ts'
import { loadedTags } from '../ui/page-title.ts'
import type { Route } from './+types/privacy.route'
import { legalFacts } from './legal-facts.server.ts'
import { LegalPage } from './legal-page.tsx'
import { privacyText } from './privacy-text.server.ts'
import { shownLegal } from './shown-legal.server.ts'

export const meta = loadedTags

const words = {
  title: 'Privacy',
  description:
    'Quali dati teniamo, perché e per quanto tempo. Come li scarichi e come li elimini. Tutto in parole semplici.',
}

export function loader({ url }: Route.LoaderArgs) {
  const text = privacyText(legalFacts(env))
  return { tags: publicTags(env, url, words), ...shownLegal(env, text) }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
