import { type ClipboardEvent, useEffect, useRef } from 'react'
import { data, Form, Link, redirect, redirectDocument, useNavigation } from 'react-router'
import { auth } from '../accounts/sign-in/auth.server.ts'
import { signInGround } from '../accounts/sign-in/sign-in.server.ts'
import { slipCookie } from '../accounts/slip/slip-cookie.server.ts'
import { readSlip, signInWithSlip } from '../accounts/slip/slips.server.ts'
import { joinPath } from '../group-paths.ts'
import { helpPath, loginPath } from '../paths.ts'
import { audit } from '../platform/http/audit-log.server.ts'
import { clientAddressContext } from '../platform/http/context.server.ts'
import { attempt, failure } from '../platform/http/failure.server.ts'
import { isFailure } from '../platform/http/is-failure.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db, env, log } from '../platform/process.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextField } from '../ui/field.tsx'
import { keepScreen } from '../ui/keep-screen.ts'
import { titled } from '../ui/page-title.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Route } from './+types/codes.route.ts'
import { backIn, handOn, requireGroup } from './come-in.server.ts'
import { isLikeCode, longestPasted, readCode } from './group-code.ts'
import { groupTexts } from './group-texts.ts'
import { isSharedIn, WhoseDevice } from './whose-device.tsx'
import '../accounts/sign-in/sign-in.css'
import './groups.css'

export const meta = titled('Sono in un gruppo')

/** Leads to the group that a code opens, or asks whose device it is and signs in with a slip. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const typed = String(form.get('codice') ?? '').slice(0, longestPasted + 1)
  const slip = readSlip(typed)
  const answer = await attempt(context, groupTexts.codeFailed, async () => {
    if (readCode(typed)) {
      // Here a wrong letter is mended where it was typed.
      const { code } = await requireGroup({ db, env }, typed, context.get(clientAddressContext))
      return redirect(joinPath(code), 303)
    }
    if (!slip) {
      return isLikeCode(typed)
        ? failure('CODE_UNKNOWN', 404, groupTexts.codeUnknown)
        : failure('NOT_A_CODE', 400, groupTexts.notACode)
    }
    const isShared = isSharedIn(form)
    if (isShared === null) return { message: null }
    const code = url.searchParams.get('gruppo')
    const address = context.get(clientAddressContext)
    const opened = code ? await requireGroup({ db, env }, code, address) : null
    const arrival = { db, env, log, context, request }
    const signedIn = await signInWithSlip(
      signInGround({ ...arrival, auth: auth() }, isShared),
      slip,
    )
    const { accountId: userId, headers } = signedIn
    const kept = isShared ? 'shared' : 'own'
    headers.append('Set-Cookie', slipCookie(env, { userId, kept }, slip))
    await handOn(arrival, signedIn)
    audit(context, 'signedIn', { way: 'slip', accountId: userId })
    const target = await backIn(arrival, signedIn, { isShared, opened })
    // A new document: the open one may know somebody else.
    return redirectDocument(target, { status: 303, headers })
  })
  // What was typed comes back where no script keeps it.
  const kept = { typed, isSlip: slip !== null }
  if (isFailure(answer)) return data({ ...answer.data, ...kept }, answer.init ?? {})
  return answer instanceof Response ? answer : { ...answer, ...kept }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, groupTexts.codeFailed)

/** A line of text glues the lines together that are pasted: the code is taken from them before. */
function takeCode(event: ClipboardEvent<HTMLInputElement>) {
  const code = readCode(event.clipboardData.getData('text'))
  if (!code) return
  event.preventDefault()
  event.currentTarget.value = code
}

/** One field for both kinds of code: people need not know which one theirs is. */
export default function Codes({ actionData }: Route.ComponentProps) {
  const isAlive = useHydrated()
  const isBusy = useNavigation().formMethod === 'POST'
  const message = actionData?.message
  const kept = actionData && 'typed' in actionData ? actionData : null
  const question = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (kept?.message === null) question.current?.focus()
  }, [kept])
  return (
    <div className="wrap pt-5 pb-10 lg:py-16">
      <section className="sign-in">
        <BackLink to={loginPath()}>Come vuoi entrare</BackLink>
        <h1>Sono in un gruppo</h1>
        <Form method="post" noValidate={isAlive} className="stack gap-5">
          <ErrorSummary errors={message ? [{ field: 'codice', message }] : []} />
          <TextField
            name="codice"
            label="Scrivi le lettere del foglio, o le parole del biglietto"
            hint="Maiuscole e trattini non contano."
            defaultValue={kept?.typed}
            error={message ?? undefined}
            required
            maxLength={longestPasted}
            onPaste={takeCode}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <dl className="code-kinds">
            <div>
              <dt>Sei lettere</dt>
              <dd>Sono del gruppo. Stanno sul foglio in sala.</dd>
            </div>
            <div>
              <dt>Tre parole e un numero</dt>
              <dd>Sono tue. Stanno sul tuo biglietto.</dd>
            </div>
          </dl>
          {kept?.isSlip ? (
            <WhoseDevice question={question} />
          ) : (
            <Button kind="main" busy={isBusy} busyLabel="Un momento…" className="w-full">
              Entra
            </Button>
          )}
        </Form>
        <details>
          <summary>Ho perso il biglietto</summary>
          <p>
            Chiedi a chi guida il tuo gruppo, o allo <Link to={helpPath()}>sportello</Link>: ne fa
            uno nuovo, e quello perso non vale più. Ritrovi tutto quello che hai fatto.
          </p>
        </details>
        <p>
          <Link to={loginPath(null, 'desk')}>Ho gli otto numeri dello sportello</Link>
        </p>
      </section>
    </div>
  )
}
