import { useEffect } from 'react'
import { env } from '../../platform/process.server.ts'
import { titled } from '../../ui/page-title.ts'
import { providerTexts } from '../account.ts'
import type { Route } from './+types/provider-done.route.ts'
import { providerCodes, reportResult } from './provider-popup.ts'
import { findProvider, popupHeaders } from './provider-sign-in.server.ts'

export const meta = titled('Accesso')

export const headers = () => popupHeaders

/** Whether the sign-in in this window succeeded: `code` is null then. */
export const loader = ({ params, url }: Route.LoaderArgs) => ({
  code: url.searchParams.get('error'),
  name: findProvider(env, params.provider)?.name ?? '',
})

/** The last page of the window of a sign-in: tells the page that opened it, and closes. */
export default function ProviderDone({ loaderData: { code, name } }: Route.ComponentProps) {
  useEffect(() => reportResult(code), [code])
  return (
    <div className="wrap narrow top">
      <h1>{name ? `Accesso con ${name}` : 'Accesso'}</h1>
      <p role="status">{resultText(code, name)}</p>
    </div>
  )
}

function resultText(code: string | null, name: string): string {
  const texts = providerTexts({ name, hasPasswords: true })
  if (code === providerCodes.cancelled) return texts.cancelled
  return code ? texts.failed : 'Accesso riuscito. Puoi chiudere questa finestra.'
}
