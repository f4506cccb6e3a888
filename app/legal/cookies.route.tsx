import { env } from '../platform/process.server.ts'
import { CookiePreferences } from '../shell/cookies/cookie-preferences.tsx'
import { buttonClass } from '../ui/button.tsx'
import { formatDay } from '../ui/format-date.ts'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/cookies.route'
import { choiceId, cookiesText } from './cookies-text.server.ts'
import { legalFacts } from './legal-facts.server.ts'
import { LegalPage } from './legal-page.tsx'

export const meta = titled('Cookie')

export function loader() {
  const text = cookiesText(legalFacts(env))
  return { text, changed: formatDay(text.changed), choiceId }
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  const preferences = <CookiePreferences className={buttonClass({}, 'mt-4')} />
  return <LegalPage {...loaderData} under={{ [loaderData.choiceId]: preferences }} />
}
