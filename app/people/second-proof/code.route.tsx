import { data, redirect } from 'react-router'
import { takeStepsAlong } from '../../learning/steps.server.ts'
import { dashboardPath, loginPath, logoutPath, secondProofPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { currentUser } from '../../platform/http/authorization.server.ts'
import { sessionContext } from '../../platform/http/context.server.ts'
import { toFailure } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { CheckField } from '../../ui/field.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { titled } from '../../ui/page-title.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { safeReturnPath } from '../sign-in/return-path.ts'
import '../sign-in/sign-in.css'
import { Form, useNavigation } from 'react-router'
import type { Route } from './+types/code.route.ts'
import { CodeField } from './code-field.tsx'
import { LostTelephone } from './lost-telephone.tsx'
import { rememberedCookie } from './remembered-device.server.ts'
import { giveCode, readSecondProof } from './second-proof.server.ts'
import { codeField, proofTexts, rememberedTime, rememberField } from './second-proof.ts'

export const meta = titled('Il tuo secondo codice')

type Context = Route.LoaderArgs['context']

/**
 * Who has to give a second code here; who has given it, or needs none, goes on, and who has not
 * signed in signs in first.
 */
function halfSignedIn(context: Context, returnTo: string | null) {
  if (currentUser(context)) throw redirect(returnTo ?? dashboardPath(), 303)
  const session = context.get(sessionContext)
  if (session.kind === 'anonymous' && session.halfSignedIn) return session.halfSignedIn
  throw redirect(loginPath(returnTo), 303)
}

const returnPath = (url: URL) => safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL)

export function loader({ context, url }: Route.LoaderArgs) {
  const { isShared } = halfSignedIn(context, returnPath(url))
  return { isShared }
}

/** Checks the code, and leads on to where the person was going. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const returnTo = returnPath(url)
  const form = await readForm(request)
  const person = halfSignedIn(context, returnTo)
  const typed = String(form.get(codeField) ?? '').trim()
  if (typed === '') return data({ message: proofTexts.codeMissing }, 400)
  try {
    const way = await giveCode({ db, env, log }, person, typed)
    audit(context, 'codeGiven', { accountId: person.id, way })
    const headers = new Headers()
    if (!person.isShared) {
      const visitor = { db, env, headers: request.headers, log }
      for (const cookie of await takeStepsAlong(visitor, person.id)) {
        headers.append('Set-Cookie', cookie)
      }
      if (form.has(rememberField)) {
        headers.append('Set-Cookie', rememberedCookie(env, request.headers.get('Cookie'), person))
      }
    }
    const isLast = way === 'recovery' && (await readSecondProof(db, person)).codesLeft === 0
    const target = isLast ? secondProofPath() : (returnTo ?? dashboardPath())
    return redirect(target, { status: 303, headers })
  } catch (error) {
    const failed = toFailure(context, proofTexts.failed, error, { subjectId: person.id })
    return data({ message: failed.data.message }, failed.init ?? {})
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepScreen(serverAction, proofTexts.failed)
}

export const ErrorBoundary = loadErrorBoundary(proofTexts.loadFailed)

/** Between the password, or Google, and everything else: one field. */
export default function Code({ loaderData, actionData }: Route.ComponentProps) {
  const { isShared } = loaderData
  const isAlive = useHydrated()
  const isBusy = useNavigation().formMethod === 'POST'
  const message = actionData?.message
  return (
    <div className="wrap narrow sec stack gap-6">
      <div className="head mb-0">
        <h1>Il tuo secondo codice</h1>
        <p className="soft">
          Apri sul telefono l'app che fa i codici, e scrivi qui il numero di sei cifre che vedi
          accanto al nome di questo sito.
        </p>
      </div>
      <Form method="post" noValidate={isAlive} className="stack gap-5">
        <ErrorSummary errors={message ? [{ field: codeField, message }] : []} />
        <CodeField
          label="Codice"
          hint="Oppure uno dei codici di riserva che hai stampato."
          error={message}
        />
        {isShared ? null : (
          <CheckField
            name={rememberField}
            label={`Ricorda questo dispositivo per ${rememberedTime}`}
            hint="Su questo dispositivo ti chiediamo solo la password. Sceglilo se lo usi solo tu."
          />
        )}
        <p>
          <Button kind="main" busy={isBusy} busyLabel="Un momento…">
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
