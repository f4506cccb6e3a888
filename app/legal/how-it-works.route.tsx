import { data } from 'react-router'
import { requestLog } from '../platform/http/audit-log.server.ts'
import { publicTags } from '../platform/page/meta-tags.server.ts'
import { db, env } from '../platform/process.server.ts'
import { loadedTags } from '../ui/page-title.ts'
import type { Route } from './+types/how-it-works.route'
import { howItWorks } from './how-it-works.server.ts'
import { howItWorksText } from './how-it-works-text.server.ts'
import { LegalPage } from './legal-page.tsx'
import { shownLegalText } from './shown-legal.server.ts'

export const meta = loadedTags

const words = {
  title: 'Come funziona qui',
  description:
    'Quale AI risponde, quanto costa e che cosa non ha funzionato. E chi può usare il sito, con quali aiuti.',
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, status } = await howItWorks(db, env, requestLog(context))
  const shown = { text: shownLegalText(howItWorksText(page)), note }
  return data({ tags: publicTags(env, url, words), ...shown }, { status })
}

const note = 'Le cifre di questa pagina le conta il sito. Nessuno le scrive a mano.'

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
