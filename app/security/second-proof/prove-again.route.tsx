import { data, Link, redirect } from 'react-router'
import { accountLimits } from '../../accounts/account.ts'
import { PasswordField } from '../../accounts/password-field.tsx'
import { signInMethods } from '../../accounts/settings/settings.server.ts'
import { settingsTexts } from '../../accounts/settings/settings-texts.ts'
import { requirePassword } from '../../accounts/sign-in/password.server.ts'
import { dashboardPath, loginPath, logoutPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { currentUser, requireUser } from '../../platform/http/authorization.server.ts'
import { toFailure } from '../../platform/http/failure.server.ts'
import {
  isProofFresh,
  openWaitingAct,
  type WaitingAct,
} from '../../platform/http/fresh-proof.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import type { Role } from '../../platform/roles.ts'
import { providerPath } from '../../sign-in-paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/field.tsx'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { titled } from '../../ui/page-title.ts'
import type { Route } from './+types/prove-again.route.ts'
import { giveCode } from './codes.server.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { checkPasskey } from './passkeys.server.ts'
import { listPasskeys, passSession } from './second-proof.server.ts'
import { codeMost, passkeyField, proofTexts } from './second-proof.ts'

export const meta = titled('Conferma che sei tu')

type Provider = { id: string; name: string }

/** No act that waits has a field of this name, nor `passkeyField`. */
const proofField = 'prova'

const actIn = (user: { id: string }, url: URL) =>
  openWaitingAct(env, user, url.searchParams.get('atto'))

/**
 * What the person can show again: the password, else a code, else a sign-in with a provider. Who has the
 * words of a slip alone comes in anew.
 */
async function wayOf(user: {
  id: string
  givenRole: Role
  secondProofId: string | null
}): Promise<{ way: 'password' | 'code' | 'provider' | 'slip'; provider: Provider | undefined }> {
  const { hasPassword, providers } = await signInMethods({ db, env }, user)
  const [provider] = providers
  if (hasPassword) return { way: 'password', provider }
  if (user.secondProofId !== null) return { way: 'code', provider }
  return { way: provider ? 'provider' : 'slip', provider }
}

/** An act that waits, with what was typed, and what is asked for before it goes on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = currentUser(context)
  if (!user) throw redirect(loginPath(url.pathname + url.search))
  const act = actIn(user, url)
  const isFresh = isProofFresh(user)
  if (act?.fields === null && isFresh) throw redirect(act.path)
  const hasPasskeys = !isFresh && (await listPasskeys(db, user)).length > 0
  return { act, isFresh, hasPasskeys, ...(await wayOf(user)), here: url.pathname + url.search }
}

/**
 * Checks who it is, and hands the form over to where it was sent first: with 307 a browser sends the
 * same fields there.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const user = requireUser(context)
  const act = actIn(user, url)
  if (!act) return data({ isOfDevice: false, message: null }, 400)
  try {
    if (!isProofFresh(user)) {
      await prove(user, form, request.headers.get('Cookie'))
      audit(context, 'provenAgain')
    }
    return new Response(null, {
      status: act.fields ? 307 : 303,
      headers: { Location: act.path, 'Cache-Control': 'no-store' },
    })
  } catch (error) {
    const failed = toFailure(context, proofTexts.failed, error)
    const isOfDevice = Boolean(form.get(passkeyField))
    return data({ isOfDevice, message: failed.data.message }, failed.init ?? {})
  }
}

async function prove(
  user: ReturnType<typeof requireUser>,
  form: FormData,
  cookies: string | null,
): Promise<void> {
  const signed = String(form.get(passkeyField) ?? '')
  const typed = String(form.get(proofField) ?? '')
  if (signed !== '') {
    await checkPasskey({ db, env, log }, { cookies, typed: signed }, user)
    await passSession(db, user, { provenAt: new Date() })
  } else if ((await wayOf(user)).way === 'password') {
    await requirePassword({ db, env }, user, typed, settingsTexts.passwordWrong)
    await passSession(db, user, { provenAt: new Date() })
  } else {
    await giveCode({ db, env, log }, user, typed)
  }
}

export const ErrorBoundary = loadErrorBoundary(proofTexts.loadFailed)

const proven = 'Ora sappiamo che sei tu. Premi «Continua»: quello che hai scritto non si perde.'
const asking = 'Quello che stai per fare è delicato: prima ti chiediamo di nuovo chi sei.'
const kept = `${asking} Quello che hai scritto non si perde.`
const leads = { password: kept, code: kept, provider: kept, slip: asking }

/** Forms of the browser's own: only they follow where the act goes on with what was typed. */
export default function ProveAgain({ loaderData, actionData }: Route.ComponentProps) {
  const { act, isFresh, hasPasskeys, way, provider, here } = loaderData
  if (!act) return <TooLate />
  const said = actionData?.message ?? undefined
  const isOfDevice = actionData?.isOfDevice === true
  return (
    <div className="wrap narrow sec stack gap-6">
      <div className="head mb-0">
        <h1>Conferma che sei tu</h1>
        <p className="soft">{isFresh ? proven : leads[way]}</p>
      </div>
      {hasPasskeys ? (
        <>
          <PasskeyForm
            purpose="show"
            label="Conferma con il tuo dispositivo"
            message={isOfDevice ? said : undefined}
            isNative
          >
            <Waiting act={act} />
          </PasskeyForm>
          <p className="or my-2 needs-script">oppure</p>
        </>
      ) : null}
      <AskedProof
        act={act}
        way={isFresh ? null : way}
        here={here}
        provider={provider}
        kind={hasPasskeys ? 'plain' : 'main'}
        message={isOfDevice ? undefined : said}
      />
    </div>
  )
}

type AskedProofProps = TypedProofProps & { here: string; provider: Provider | undefined }

function AskedProof({ here, provider, ...typed }: AskedProofProps) {
  if (typed.way === 'slip') return <ComeInAnew act={typed.act} />
  if (typed.way !== 'provider' || !provider) return <TypedProof {...typed} />
  return (
    <form method="post" action={providerPath(provider.id)}>
      <input type="hidden" name="da" value={here} />
      <Button kind="main">{`Accedi di nuovo con ${provider.name}`}</Button>
    </form>
  )
}

function ComeInAnew({ act }: { act: WaitingAct }) {
  return (
    <form method="post" action={logoutPath()} className="stack gap-5">
      <p>
        Esci, ed entra di nuovo con le parole del tuo biglietto. Poi hai dieci minuti per finire
        quello che stavi facendo.
      </p>
      <p className="row">
        <Button kind="main">Esci</Button>
        <Link className="btn" to={act.fields ? act.path : dashboardPath()}>
          Annulla
        </Link>
      </p>
    </form>
  )
}

function TooLate() {
  return (
    <div className="wrap narrow sec stack gap-5">
      <h1>Conferma che sei tu</h1>
      <p>È passato troppo tempo: torna alla pagina dove eri e prova di nuovo.</p>
      <p>
        <Link to={dashboardPath()}>Vai alla dashboard</Link>
      </p>
    </div>
  )
}

/** What was typed where the act began. */
function Waiting({ act }: { act: WaitingAct }) {
  return act.fields?.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a form may send a name twice
    <input key={index} type="hidden" name={name} value={value} />
  ))
}

type TypedProofProps = {
  act: WaitingAct
  /** What is typed; null: nothing has to be. */
  way: string | null
  kind: 'main' | 'plain'
  message: string | undefined
}

function TypedProof({ act, way, kind, message }: TypedProofProps) {
  const error = { id: proofField, name: proofField, required: true, error: message }
  return (
    <form method="post" className="stack gap-5">
      <ErrorSummary errors={message ? [{ field: proofField, message }] : []} />
      <Waiting act={act} />
      {way === 'password' ? (
        <PasswordField
          {...error}
          label="La tua password"
          autoComplete="current-password"
          maxLength={accountLimits.passwordMost}
        />
      ) : null}
      {way === 'code' ? (
        <TextField
          {...error}
          label="Codice"
          hint="Il numero che vedi nell'app del telefono, o un codice di riserva."
          autoComplete="one-time-code"
          maxLength={codeMost}
        />
      ) : null}
      <p className="row">
        <Button kind={kind}>Continua</Button>
        <Link className="btn" to={act.fields ? act.path : dashboardPath()}>
          Annulla
        </Link>
      </p>
    </form>
  )
}
