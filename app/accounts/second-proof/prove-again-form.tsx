import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Form, Link, useFetcher } from 'react-router'
import { helpPath, logoutPath, proveAgainPath, settingsPath, withQuery } from '../../paths.ts'
import { codeMost } from '../../security/second-proof/second-proof.ts'
import { providerPath } from '../../sign-in-paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { accountLimits, anewField } from '../account.ts'
import { PasswordField } from '../password-field.tsx'
import { PasskeyForm } from './passkey-form.tsx'

/** The field of the password or the code. */
export const proofField = 'prova'
/** Present where the proof is asked for over another page, which stays. */
export const inPlaceField = 'qui'

/** How somebody can show once more who they are. */
export type ProofWay = {
  /** What is typed; 'slip': they come in anew with its words; 'mail': they choose a password first. */
  way: 'password' | 'code' | 'provider' | 'slip' | 'mail' | 'help'
  provider: { id: string; name: string } | null
  hasPasskeys: boolean
}

/** What the address that asks answers a form. */
export type ProofAnswer = { isProven: boolean; isOfDevice: boolean; message: string | null }

/** Where it goes on for whoever can show nothing here. */
const elsewhere: Partial<Record<ProofWay['way'], React.ReactNode>> = {
  mail: (
    <p>
      Per questo serve una password. Ti mandiamo un'email per sceglierla: poi entra con quella.{' '}
      <Link to={`${settingsPath()}#password`}>Vai alle impostazioni</Link>
    </p>
  ),
  help: (
    <p>
      Da qui non possiamo essere sicuri che sei tu. <Link to={helpPath()}>A chi chiedere</Link>
    </p>
  ),
}

type ProveAgainFormProps = {
  ways: ProofWay
  answer: ProofAnswer | null
  /** Where the person goes on; null: the form stands over the page that they are on. */
  returnTo: string | null
  /** What sends it; a router's form unless given. */
  form?: typeof Form
}

/** Asks for the password, a code, a device or a sign-in. */
export function ProveAgainForm({ ways, answer, returnTo, form = Form }: ProveAgainFormProps) {
  const { way, provider, hasPasskeys } = ways
  const Kind = form
  const action = proveAgainPath(returnTo)
  const said = answer?.message ?? undefined
  const message = answer?.isOfDevice ? undefined : said
  const inPlace = returnTo === null && <input type="hidden" name={inPlaceField} value="si" />
  const field = { id: proofField, name: proofField, required: true }
  return (
    <>
      {hasPasskeys && (
        <>
          <PasskeyForm
            purpose="show"
            form={form}
            action={action}
            label="Conferma con il tuo dispositivo"
            message={answer?.isOfDevice ? said : undefined}
          >
            {inPlace}
          </PasskeyForm>
          <p className="or my-2 needs-script">oppure</p>
        </>
      )}
      {way === 'slip' && (
        <form method="post" action={logoutPath()} className="stack gap-5">
          <p>
            Esci, ed entra di nuovo con le parole del tuo biglietto. Poi hai dieci minuti per finire
            quello che stavi facendo.
          </p>
          <p>
            <Button kind="main">Esci</Button>
          </p>
        </form>
      )}
      {elsewhere[way]}
      {way === 'provider' && provider && (
        <form
          method="post"
          action={providerPath(provider.id)}
          target={returnTo === null ? '_blank' : undefined}
          className="stack gap-5"
        >
          {returnTo === null && <p>Si apre un'altra scheda. Poi torna qui.</p>}
          <input type="hidden" name="da" value={action} />
          <input type="hidden" name={anewField} value="si" />
          <p>
            <Button kind="main">{`Accedi di nuovo con ${provider.name}`}</Button>
          </p>
        </form>
      )}
      {(way === 'password' || way === 'code') && (
        <Kind method="post" action={action} className="stack gap-5">
          {message && (
            <Note kind="bad" role="alert">
              {message}
            </Note>
          )}
          {inPlace}
          {way === 'password' ? (
            <PasswordField
              {...field}
              label="La tua password"
              autoComplete="current-password"
              maxLength={accountLimits.passwordMost}
            />
          ) : (
            <TextField
              {...field}
              label="Codice"
              hint="Il numero che vedi nell'app del telefono, o un codice di riserva."
              autoComplete="one-time-code"
              maxLength={codeMost}
            />
          )}
          <p>
            <Button kind={hasPasskeys ? 'plain' : 'main'}>Continua</Button>
          </p>
        </Kind>
      )}
    </>
  )
}

/** The same over the page that sent a delicate act: it is pressed again afterwards. */
export function ProveAgainDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const asked = useFetcher<ProofWay | { message: string }>()
  const sent = useFetcher<ProofAnswer>()
  const { load } = asked
  useEffect(() => {
    void load(withQuery(proveAgainPath(), { [inPlaceField]: 'si' }))
  }, [load])
  // While it is still there: closing gives the focus back to the button that is pressed again.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  // Not before the page beneath knows it: what is pressed while it loads anew would be lost.
  useAnswer(sent.state === 'idle' ? sent.data : undefined, ({ isProven }) => isProven && onClose())
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onCancel={onClose}>
      <div className="in-dialog">
        <h2 id={id}>Conferma che sei tu</h2>
        <p>
          Quello che stai per fare è delicato. Quello che hai scritto resta: dopo, premi di nuovo il
          pulsante.
        </p>
        <div className="min-h-40">
          {!asked.data && <Spinner label="Un momento" />}
          {asked.data && 'message' in asked.data && (
            <Note kind="bad" role="alert">
              {asked.data.message}
            </Note>
          )}
          {asked.data && 'way' in asked.data && (
            <ProveAgainForm
              ways={asked.data}
              answer={sent.data ?? null}
              returnTo={null}
              form={sent.Form as typeof Form}
            />
          )}
        </div>
        <p>
          <Button type="button" onClick={onClose}>
            Annulla
          </Button>
        </p>
      </div>
    </dialog>
  )
}
