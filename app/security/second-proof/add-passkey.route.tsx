import { data, redirect } from 'react-router'
import { knownDeviceName } from '../../accounts/session/device.ts'
import { safeReturnPath } from '../../accounts/sign-in/return-path.ts'
import { secondProofPath, settingsPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireUser } from '../../platform/http/authorization.server.ts'
import { attempt, load } from '../../platform/http/failure.server.ts'
import { requireFreshProof } from '../../platform/http/fresh-proof.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { isSeen } from '../../platform/seen.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { TextField } from '../../ui/field.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { Note } from '../../ui/note.tsx'
import { titled } from '../../ui/page-title.ts'
import type { Route } from './+types/add-passkey.route.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { addPasskey, arePasskeysPossible } from './passkeys.server.ts'
import { tellOwner } from './proof-mail.server.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { addedField, passkeyLimits, passkeyNameField, proofTexts } from './second-proof.ts'

export const meta = titled('Aggiungi questo telefono o computer')

const returnPath = (url: URL) => safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL)

/** Who has not shown for a while who they are is asked before the device is. */
export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  load(context, proofTexts.loadFailed, async () => {
    requireUser(context)
    requireFreshProof({ context, url }, null)
    return {
      returnTo: returnPath(url),
      site: env.SITE_NAME,
      isPossible: arePasskeysPossible(env),
      device: knownDeviceName(request.headers.get('User-Agent')) ?? '',
    }
  })

/** Adds the device that has answered; with the first one come the recovery codes. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const user = requireUser(context)
  requireFreshProof({ context, url }, form)
  const typed = String(form.get(addedField) ?? '')
  const name = String(form.get(passkeyNameField) ?? '').trim()
  const wrong = faultOfName(name) ?? (typed === '' ? proofTexts.passkeyMissing : null)
  if (wrong) return data({ message: wrong }, 400)
  return attempt(context, proofTexts.addFailed, async () => {
    const proof = { db, env, log }
    const cookies = request.headers.get('Cookie')
    const codes = await addPasskey(proof, user, { cookies, typed, name })
    audit(context, 'secondProofSetUp', { way: 'passkey' })
    void tellOwner(proof, user, 'passkeyAdded')
    return codes ? { codes } : redirect(returnPath(url) ?? secondProofPath(), 303)
  })
}

/** What is wrong with what somebody calls a device. */
function faultOfName(name: string): string | null {
  if (name.length > passkeyLimits.name) return proofTexts.passkeyNameTooLong
  return isSeen(name) ? null : proofTexts.passkeyNameMissing
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, proofTexts.addFailed)

export const ErrorBoundary = loadErrorBoundary(proofTexts.loadFailed, {
  to: settingsPath(),
  label: 'Torna alle impostazioni',
})

export default function AddPasskey({ loaderData, actionData }: Route.ComponentProps) {
  const { returnTo, isPossible, device } = loaderData
  const codes = actionData && 'codes' in actionData ? actionData.codes : null
  const message = actionData && 'message' in actionData ? actionData.message : undefined
  const impossible = (
    <Note kind="info">
      {isPossible
        ? 'Con questo browser non si può. Prova con un altro, o usa il secondo codice.'
        : proofTexts.passkeysImpossible}
    </Note>
  )
  return (
    <div className="wrap narrow pt-6 pb-16 stack gap-6">
      <div className="noprint">
        <BackLink to={secondProofPath(returnTo)}>Torna alla seconda chiave</BackLink>
      </div>
      <header className="top pt-4">
        <h1>Aggiungi questo telefono o computer</h1>
        <p>Poi entri con l'impronta, il viso o il PIN, senza scrivere la password.</p>
      </header>
      {codes ? (
        <RecoveryCodes
          codes={codes}
          site={loaderData.site}
          done="Il telefono o il computer è aggiunto."
          onward={returnTo ?? settingsPath()}
        />
      ) : isPossible ? (
        <>
          <ol className="grid list-decimal gap-3 pl-6">
            <li>Scrivi come lo chiami, per riconoscerlo nell'elenco.</li>
            <li>Premi il pulsante: il telefono o il computer ti chiede di sbloccarlo.</li>
            <li>
              Usa l'impronta, il viso o il PIN di sempre. Restano sul dispositivo: il sito non li
              vede mai.
            </li>
          </ol>
          <PasskeyForm
            purpose="add"
            field={addedField}
            label="Aggiungi"
            message={message}
            check={checkName}
            otherwise={impossible}
          >
            <TextField
              name={passkeyNameField}
              label="Come lo chiami?"
              hint="Per esempio «Il mio telefono», o «Computer dell'ufficio»."
              defaultValue={device}
              maxLength={passkeyLimits.name}
              autoComplete="off"
              required
              className="max-w-[24rem]"
            />
          </PasskeyForm>
          <p className="soft">
            Aggiungi solo dispositivi tuoi: chi li sblocca entra nel tuo account. Il tuo browser o
            il tuo telefono la chiama anche «passkey».
          </p>
        </>
      ) : (
        impossible
      )}
    </div>
  )
}

const checkName = (form: FormData) =>
  String(form.get(passkeyNameField) ?? '').trim() === '' ? proofTexts.passkeyNameMissing : null
