import { data, redirect } from 'react-router'
import { secondProofPath, settingsPath } from '../../paths.ts'
import { addressOf } from '../../platform/has-address.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireUser } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { qrCode } from '../../platform/qr-code.server.ts'
import { isSeen, tidyName } from '../../platform/seen.ts'
import { actsOf, idOf } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { isProofFresh, requireFreshProof } from '../../security/fresh-proof.server.ts'
import {
  beginTotp,
  begunKey,
  confirmTotp,
  removeTotp,
} from '../../security/second-proof/codes.server.ts'
import {
  addPasskey,
  arePasskeysPossible,
  removePasskey,
} from '../../security/second-proof/passkeys.server.ts'
import {
  readSecondProof,
  renewRecoveryCodes,
} from '../../security/second-proof/second-proof.server.ts'
import {
  codeField,
  inFours,
  passkeyField,
  passkeyLimits,
  passkeyNameField,
  proofTexts,
} from '../../security/second-proof/second-proof.ts'
import { base32, totpAddress } from '../../security/second-proof/totp.server.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { Note } from '../../ui/note.tsx'
import { titled } from '../../ui/page-title.ts'
import { knownDeviceName } from '../session/device.ts'
import { safeReturnPath } from '../sign-in/return-path.ts'
import { tellByMail } from '../tell-by-mail.server.ts'
import type { Route } from './+types/second-proof.route.ts'
import { Proofs } from './proofs.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanKey } from './set-up.tsx'

export const meta = titled('Seconda chiave')

const setUpFailed = proofTexts.setUpFailed
const proofActs = actsOf({
  ...{ create: setUpFailed, save: setUpFailed, delete: setUpFailed, refresh: setUpFailed },
  'forget-device': proofTexts.removeFailed,
  'add-device': proofTexts.addFailed,
})

const returnPath = (url: URL) => safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL)

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  load(context, proofTexts.loadFailed, async () => {
    const user = requireUser(context)
    const state = await readSecondProof(db, user)
    // Whoever reads the key makes the codes: not who only found a session open.
    const isShown = state.isBegun && isProofFresh(user)
    const key = isShown ? await begunKey({ db, env, log }, user) : null
    return {
      ...state,
      scan: key && shownKey(key, addressOf(user) ?? user.name),
      returnTo: returnPath(url),
      site: env.SITE_NAME,
      isPossible: arePasskeysPossible(env),
      device: knownDeviceName(request.headers.get('User-Agent')) ?? '',
      isRequired: user.lacking.includes('secondProof'),
    }
  })

function shownKey(key: Buffer, account: string) {
  const address = totpAddress(key, { site: env.SITE_NAME, account })
  return { address, code: qrCode(address), letters: inFours(base32(key)) }
}

/** Begins, sets up with a first code, switches off, makes new recovery codes, adds a device, takes one away. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const user = requireUser(context)
  const proof = { db, env, log }
  const here = secondProofPath(returnPath(url))
  return carryOut(context, proofActs, form, {
    create: async () => {
      requireFreshProof({ context, request, url })
      await beginTotp(proof, user)
      return redirect(`${here}#inquadra`, 303)
    },
    save: async () => {
      requireFreshProof({ context, request, url })
      const typed = String(form.get(codeField) ?? '').trim()
      if (typed === '') return data({ code: 'INVALID', message: proofTexts.codeMissing }, 400)
      const codes = await confirmTotp(proof, user, typed)
      audit(context, 'secondProofSetUp')
      void tellByMail(proof, user, 'secondKeyChanged', { change: 'codeSetUp' })
      return codes ? { codes, done: 'Il secondo codice è attivo.' } : redirect(here, 303)
    },
    delete: async () => {
      requireFreshProof({ context, request, url })
      await removeTotp(db, user)
      audit(context, 'secondProofRemoved')
      void tellByMail(proof, user, 'secondKeyChanged', { change: 'codeRemoved' })
      return redirect(secondProofPath(), 303)
    },
    refresh: async () => {
      requireFreshProof({ context, request, url })
      const codes = await renewRecoveryCodes(proof, user)
      audit(context, 'recoveryCodesRenewed')
      void tellByMail(proof, user, 'secondKeyChanged', { change: 'codesRenewed' })
      return { codes, done: 'I codici nuovi sono pronti.' }
    },
    'add-device': async () => {
      requireFreshProof({ context, request, url })
      const typed = String(form.get(passkeyField) ?? '')
      const name = tidyName(String(form.get(passkeyNameField) ?? ''))
      const wrong = faultOfName(name) ?? (typed === '' ? proofTexts.passkeyMissing : null)
      if (wrong) return data({ code: 'PASSKEY_NAME', message: wrong }, 400)
      const cookies = request.headers.get('Cookie')
      const codes = await addPasskey(proof, user, { cookies, typed, name })
      audit(context, 'secondProofSetUp', { way: 'passkey' })
      void tellByMail(proof, user, 'secondKeyChanged', { change: 'passkeyAdded' })
      const done = 'Il telefono o il computer è aggiunto.'
      return codes ? { codes, done } : redirect(returnPath(url) ?? secondProofPath(), 303)
    },
    'forget-device': async () => {
      requireFreshProof({ context, request, url })
      await removePasskey(db, user, idOf(form))
      audit(context, 'secondProofRemoved', { way: 'passkey' })
      void tellByMail(proof, user, 'secondKeyChanged', { change: 'passkeyRemoved' })
      return redirect(secondProofPath(), 303)
    },
  })
}

function faultOfName(name: string): string | null {
  if (name.length > passkeyLimits.name) return proofTexts.passkeyNameTooLong
  return isSeen(name) ? null : proofTexts.passkeyNameMissing
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, proofTexts.setUpFailed)

export const ErrorBoundary = loadErrorBoundary(proofTexts.loadFailed, {
  to: settingsPath(),
  label: 'Torna alle impostazioni',
})

export default function SecondProof({ loaderData, actionData }: Route.ComponentProps) {
  const { scan, returnTo, isRequired } = loaderData
  const made = actionData && 'codes' in actionData ? actionData : null
  const failed = actionData && 'message' in actionData ? actionData : null
  return (
    <div className="wrap narrow pt-6 pb-16 stack gap-6">
      <div className="noprint">
        <BackLink to={settingsPath()}>Torna alle impostazioni</BackLink>
      </div>
      <header className="top pt-4">
        <h1>Seconda chiave</h1>
        <p>Un modo di mostrare che sei tu, oltre alla password.</p>
      </header>
      {isRequired && !made ? (
        <Note kind="info">
          Il tuo ruolo vale quando hai una seconda chiave: protegge i dati di tutti. Scegline una
          adesso, poi vai avanti.
        </Note>
      ) : null}
      {made ? (
        <RecoveryCodes {...made} site={loaderData.site} onward={returnTo ?? settingsPath()} />
      ) : scan ? (
        <ScanKey scan={scan} message={failed?.message} />
      ) : (
        <Proofs {...loaderData} failed={failed} />
      )}
    </div>
  )
}
