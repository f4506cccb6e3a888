import { useEffect } from 'react'
import { isRouteErrorResponse, redirect, useLoaderData, useLocation } from 'react-router'
import { dashboardPath, loginPath } from '../../paths.ts'
import { keepScreen } from '../../ui/keep-screen.ts'
import { intentField } from '../acts/acts.ts'
import { outcomeAddress } from '../acts/outcome.ts'
import { forgetDrafts, forgetSent, forgetSlot, slotOf } from './draft.ts'
import { formNames } from './form-answer.ts'

/** What screens with an open form show, by address. */
const openForms = new Map<string, unknown>()

/** Notes that a form stands on this screen, for `keepRecord`. */
export function useOpenForm() {
  const { pathname, search } = useLocation()
  const data: unknown = useLoaderData()
  useEffect(() => {
    const address = pathname + search
    openForms.set(address, data)
    return () => {
      openForms.delete(address)
    }
  }, [pathname, search, data])
}

/** Where the check of the administrators' screens leads whoever is none. */
const noAdministrator = dashboardPath()

const leadsAway = (error: unknown) =>
  error instanceof Response && error.headers.get('Location') === noAdministrator

/** Nobody is signed in any more. */
const isSignedOut = (error: unknown) =>
  error instanceof Response
    ? error.headers.get('Location')?.startsWith(loginPath()) === true
    : isRouteErrorResponse(error) && error.status === 401

/** Who is signed in may not see this, or finds it elsewhere. */
const isRefused = (error: unknown) =>
  error instanceof Response
    ? !isSignedOut(error)
    : isRouteErrorResponse(error) && error.status === 403

type ClientLoader<Data> = { request: Request; serverLoader: () => Promise<Data> }

/**
 * The `clientLoader` of a screen with a `RecordForm`: when its record is deleted elsewhere, the session
 * ended, or the news of a change cannot be loaded, the open form stays with what was typed; a save then
 * says what is wrong. Who may not see it any more is led away, and told there.
 */
export async function keepRecord<Data>({
  request,
  serverLoader,
}: ClientLoader<Data>): Promise<Data> {
  try {
    return await serverLoader()
  } catch (error) {
    const { pathname, search } = new URL(request.url)
    const address = pathname + search
    if (!openForms.has(address)) throw error
    if (leadsAway(error)) throw redirect(outcomeAddress(noAdministrator, { done: 'take-role' }))
    if (isRefused(error)) throw error
    return openForms.get(address) as Data
  }
}

type ClientAction = { request: Request; serverAction: () => Promise<unknown> }

/**
 * A form's `clientAction`: what breaks on the way (offline, a session that ended) becomes an
 * answer, so that what was typed stays on screen. No draft stays of what was stored or deleted, nor of
 * a new record where it was begun.
 * @param acts.failedText the catalogue's text for what was sent, if no answer comes
 */
export const keepForm =
  ({ failedText }: { failedText: (sent: FormData) => string }) =>
  async ({ request, serverAction }: ClientAction) => {
    const sent = await request.clone().formData()
    const text = failedText(sent)
    try {
      return await keepScreen(serverAction, text)
    } catch (error) {
      if (error instanceof Response && error.status < 400) {
        forgetDone(new URL(request.url).pathname, sent)
      }
      throw error
    }
  }

function forgetDone(pathname: string, sent: FormData): void {
  const isForm = sent.has(formNames.whole)
  if (sent.get(intentField) === 'delete') forgetDrafts(pathname)
  else if (isForm && !sent.has(formNames.version)) forgetSlot(slotOf(pathname))
  else if (isForm) forgetSent(pathname, sent)
}
