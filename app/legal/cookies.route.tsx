import { publicTags } from '../platform/page/meta-tags.server.ts'
import { env } from '../platform/process.server.ts'
import { CookiePreferences } from '../shell/cookies/cookie-preferences.tsx'
import { buttonClass } from '../ui/button.tsx'
import { loadedTags } from '../ui/page-title.ts'
import type { Route } from './+types/cookies.route'
import { choiceId, cookiesText } from './cookies-text.server.ts'
import { legalFacts } from './legal-facts.server.ts'
import { LegalPage } from './legal-page.tsx'
import { shownLegal } from './shown-legal.server.ts'

export const meta = loadedTags

const words = {
  title: 'Cookie',
  description:
    'Quali cookie usiamo e a che cosa servono. Scegli tu quali accettare, e cambi idea quando vuoi.',
}

export function loader({ url }: Route.LoaderArgs) {
  const text = cookiesText(legalFacts(env))
  return { tags: publicTags(env, url, words), ...shownLegal(env, text), choiceId }
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  const preferences = <CookiePreferences className={buttonClass({}, 'mt-4')} />
  return <LegalPage {...loaderData} under={{ [loaderData.choiceId]: preferences }} />
}
