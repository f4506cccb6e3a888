import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { homePath, loginPath, logoutPath, newPasswordPath, settingsPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { currentUser, requireUser } from '../../platform/http/authorization.server.ts'
import { load, toFailure } from '../../platform/http/failure.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { outcomeAddress, outcomeOf } from '../../records/acts/outcome.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { titled } from '../../ui/page-title.ts'
import { settingsAddress } from '../settings/settings-forms.ts'
import { auth } from '../sign-in/auth.server.ts'
import { newResetToken } from '../sign-in/password-reset.server.ts'
import type { Route } from './+types/address-link.route.ts'
import { confirmAddress } from './address-change.server.ts'
import { addressTexts } from './address-change.ts'
import { linkIn } from './address-links.server.ts'
import { readLinkPage } from './link-page.server.ts'
import { linkPageWords } from './link-page-words.ts'
import { refuseAddress, undoChange } from './undo-change.server.ts'

export const meta = titled('Il tuo indirizzo email')

/** What the link in the mail does. Nothing is done before the button: mail programs look at links. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, addressTexts.linkFailed, async () =>
    outcomeOf(url.searchParams)?.done === 'forget'
      ? ({ state: 'refused' } as const)
      : readLinkPage({ db, env }, currentUser(context), url),
  )

/** Does what the link is for, once. */
export async function action({ context, url }: Route.ActionArgs) {
  const link = linkIn(env, url.searchParams)
  const ground = { db, env, log }
  if (link?.kind === 'confirm') requireUser(context)
  try {
    switch (link?.kind) {
      case 'confirm':
        await confirmAddress(ground, requireUser(context), link.id)
        audit(context, 'addressChanged')
        return redirect(settingsAddress('email', 'verify'), 303)
      case 'undo': {
        const { userId, hadPassword } = await undoChange(ground, link.id)
        audit(context, 'addressRestored', { subjectId: userId })
        const target =
          hadPassword && env.SIGN_IN_PASSWORD === 'yes'
            ? newPasswordPath(await newResetToken(auth(), userId))
            : loginPath(null, 'login')
        return redirect(outcomeAddress(target, { done: 'undo' }), 303)
      }
      case 'refuse': {
        const userId = await refuseAddress(ground, link.id)
        audit(context, 'addressRestored', { subjectId: userId })
        return redirect(outcomeAddress(url.pathname, { done: 'forget' }), 303)
      }
      case undefined:
        throw new KnownFailure('LINK_WORTHLESS', 400, addressTexts.linkWorthless)
    }
  } catch (error) {
    const failed = toFailure(context, addressTexts.linkFailed, error)
    return data({ message: failed.data.message }, failed.init ?? {})
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepScreen(serverAction, addressTexts.linkFailed)
}

export const ErrorBoundary = loadErrorBoundary(addressTexts.linkFailed)

/** The page that each link in a mail about an address opens: what it does, and one button. */
export default function AddressLink({ loaderData: page, actionData }: Route.ComponentProps) {
  const { title, lines, button } = linkPageWords(page)
  const isBusy = useNavigation().formMethod === 'POST'
  const message = actionData?.message
  return (
    <div className="wrap narrow sec stack gap-6">
      <div className="head mb-0">
        <h1>{title}</h1>
      </div>
      {lines.map((line) => (
        <p key={line} className="[overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
      {button && (
        <Form method="post" className="stack gap-5">
          <ErrorSummary errors={message ? [{ field: null, message }] : []} />
          <p>
            <Button kind="main" busy={isBusy} busyLabel="Un momento…">
              {button}
            </Button>
          </p>
        </Form>
      )}
      {page.state === 'signIn' && (
        <p>
          <ButtonLink kind="main" to={loginPath(page.here, 'login')}>
            Accedi
          </ButtonLink>
        </p>
      )}
      {page.state === 'other' && (
        <form method="post" action={logoutPath()}>
          <Button>Esci da questo account</Button>
        </form>
      )}
      {page.state === 'worthless' && (
        <p className="row">
          <ButtonLink to={settingsPath()}>Vai alle impostazioni</ButtonLink>
        </p>
      )}
      <p>
        <Link to={homePath()}>Vai alla pagina iniziale</Link>
      </p>
    </div>
  )
}
