import { useEffect } from 'react'
import { titled } from '../../ui/page-title.ts'
import { formTexts } from '../account.ts'
import type { Route } from './+types/google-done.route.ts'
import { popupHeaders } from './google.server.ts'
import { cancelledCode, reportResult } from './google-popup.ts'

export const meta = titled('Accesso con Google')

export const headers = () => popupHeaders

/** Whether the sign-in in this window succeeded: `code` is null then. */
export const loader = ({ url }: Route.LoaderArgs) => ({ code: url.searchParams.get('error') })

/** The last page of the window of Google's sign-in: tells the page that opened it, and closes. */
export default function GoogleDone({ loaderData: { code } }: Route.ComponentProps) {
  useEffect(() => reportResult(code), [code])
  return (
    <div className="wrap narrow top">
      <h1>Accesso con Google</h1>
      <p role="status">{resultText(code)}</p>
    </div>
  )
}

function resultText(code: string | null): string {
  if (code === cancelledCode) return formTexts.googleCancelled
  return code ? formTexts.googleFailed : 'Accesso riuscito. Puoi chiudere questa finestra.'
}
