import { data, redirect } from 'react-router'
import { dashboardPath, loginPath, logoutPath, secondProofPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { currentUser } from '../../platform/http/authorization.server.ts'
import { clientAddressContext, sessionContext } from '../../platform/http/context.server.ts'
import { toFailure } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { titled } from '../../ui/page-title.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { safeReturnPath } from '../sign-in/return-path.ts'
import { bringSteps } from '../sign-in/sign-in-screen.server.ts'
import '../sign-in/sign-in.css'
import { Form } from 'react-router'
import { readSecondProof } from '../../security/second-proof/second-proof.server.ts'
import { codeField, passkeyField, proofTexts } from '../../security/second-proof/second-proof.ts'
import type { Route } from './+types/code.route.ts'
import { CodeField } from './code-field.tsx'
import { giveProof, shownIn } from './give-proof.server.ts'
import { LostTelephone } from './lost-telephone.tsx'
import { PasskeyForm } from './passkey-form.tsx'

export const meta = titled('La tua seconda chiave')

type Context = Route.LoaderArgs['context']

/**
 * Who has to give a second proof here; who has given it, or needs none, goes on, and who has not
 * signed in signs in first.
 */
function halfSignedIn(context: Context, returnTo: string | null) {
  if (currentUser(context)) throw redirect(returnTo ?? dashboardPath(), 303)
  const session = context.get(sessionContext)
  if (session.kind === 'anonymous' && session.halfSignedIn) return session.halfSignedIn
  throw redirect(loginPath(returnTo), 303)
}

const returnPath = (url: URL) => safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL)

export async function loader({ context, url }: Route.LoaderArgs) {
  const person = halfSignedIn(context, returnPath(url))
  const { setUpAt, passkeys } = await readSecondProof(db, person)
  return { hasCodes: setUpAt !== null, hasPasskeys: passkeys.length > 0 }
}

/** Checks the code, or what a device signed, and leads on to where the person was going. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const returnTo = returnPath(url)
  const form = await readForm(request)
  const person = halfSignedIn(context, returnTo)
  const shown = shownIn(form, codeField, request)
  const field = shown.passkey === '' ? codeField : passkeyField
  if (shown.code.trim() === '' && shown.passkey === '') {
    return data({ field, message: proofTexts.codeMissing }, 400)
  }
  try {
    const address = context.get(clientAddressContext)
    const way = await giveProof({ db, env, log, address }, person, shown)
    audit(context, 'codeGiven', { accountId: person.id, way })
    const headers = new Headers()
    if (!person.isShared) await bringSteps(request, person.id, headers)
    const isLast = way === 'recovery' && (await readSecondProof(db, person)).codesLeft === 0
    const target = isLast ? secondProofPath() : (returnTo ?? dashboardPath())
    return redirect(target, { status: 303, headers })
  } catch (error) {
    const failed = toFailure(context, proofTexts.failed, error, { subjectId: person.id })
    return data({ field, message: failed.data.message }, failed.init ?? {})
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepScreen(serverAction, proofTexts.failed)
}

export const ErrorBoundary = loadErrorBoundary(proofTexts.loadFailed)

/** Between the password, or a provider, and everything else: the person's device, or one field. */
export default function Code({ loaderData, actionData }: Route.ComponentProps) {
  const { hasCodes, hasPasskeys } = loaderData
  const isAlive = useHydrated()
  const said = actionData?.message
  const isOfDevice = actionData && 'field' in actionData && actionData.field === passkeyField
  const message = isOfDevice ? undefined : said
  return (
    <div className="wrap narrow sec stack gap-6">
      <div className="head mb-0">
        <h1>La tua seconda chiave</h1>
        <p className="soft">{leads[hasPasskeys ? 'device' : 'code']}</p>
      </div>
      {hasPasskeys ? (
        <PasskeyForm
          purpose="show"
          label="Conferma con il tuo dispositivo"
          message={isOfDevice ? said : undefined}
        />
      ) : null}
      {hasPasskeys ? <p className="or my-2 needs-script">oppure</p> : null}
      <Form method="post" noValidate={isAlive} className="stack gap-5">
        <ErrorSummary errors={message ? [{ field: codeField, message }] : []} />
        <CodeField
          label={hasCodes ? 'Codice' : 'Codice di riserva'}
          hint={
            hasCodes
              ? "Il numero di sei cifre dell'app, o uno dei codici di riserva che hai stampato."
              : 'Uno di quelli che hai stampato.'
          }
          error={message}
        />
        <p>
          <Button kind={hasPasskeys ? 'plain' : 'main'} busyLabel="Un momento…">
            Entra
          </Button>
        </p>
      </Form>
      <LostTelephone />
      <form method="post" action={logoutPath()}>
        <Button kind="quiet">Esci: non voglio entrare adesso</Button>
      </form>
    </div>
  )
}

const leads = {
  device:
    "Usa l'impronta, il viso o il PIN di un telefono o computer che hai aggiunto. Oppure scrivi un codice.",
  code: "Apri sul telefono l'app che fa i codici, e scrivi qui il numero di sei cifre che vedi accanto al nome di questo sito.",
} as const
