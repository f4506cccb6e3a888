import { Form } from 'react-router'
import {
  passkeyLimits,
  passkeyNameField,
  proofTexts,
} from '../../security/second-proof/second-proof.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { Note } from '../../ui/note.tsx'
import { PasskeyForm } from './passkey-form.tsx'

type PasskeysSectionProps = {
  passkeys: { id: string; name: string; createdAt: Date; usedAt: Date | null }[]
  /** What this one is, as far as the browser says. */
  device: string
  /** Browsers know passkeys at the site's address. */
  isPossible: boolean
  /** The codes of the telephone stay, if the last device goes. */
  hasCodes: boolean
  isFirst: boolean
  message: string | undefined
}

/** The telephones and computers that sign the person in, and the form for another. */
export function PasskeysSection(props: PasskeysSectionProps) {
  const { passkeys, hasCodes } = props
  const isLast = passkeys.length === 1 && !hasCodes
  return (
    <section id="dispositivi" className="stack" aria-labelledby="titolo-dispositivi">
      <h2 id="titolo-dispositivi">Un tuo telefono o computer</h2>
      <p>
        Entri come quando lo sblocchi: con l'impronta, il viso o il PIN. Niente password da
        ricordare, e niente che qualcuno possa rubarti.
      </p>
      {passkeys.length > 0 ? (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="stack gap-2 border-[1.5px] border-rule p-4">
              <p className="break-words">
                <b>{passkey.name}</b>
              </p>
              <p className="soft">
                Aggiunto il {formatDay(passkey.createdAt)}
                {passkey.usedAt ? `, usato l'ultima volta il ${formatDay(passkey.usedAt)}` : ''}.
              </p>
              <details>
                <summary className={buttonClass({ kind: 'danger' })}>
                  Togli<span className="vh"> {passkey.name}</span>
                </summary>
                <Form method="post" className="stack gap-5 pt-6">
                  <p>
                    Da lì non si entra più senza password.
                    {isLast
                      ? ' Era la tua sola seconda chiave: per entrare basterà la password.'
                      : ''}
                  </p>
                  <input type="hidden" name="intent" value="forget-device" />
                  <input type="hidden" name="id" value={passkey.id} />
                  <p>
                    <Button kind="danger-full">Toglilo dall'elenco</Button>
                  </p>
                </Form>
              </details>
            </li>
          ))}
        </ul>
      ) : null}
      {props.isPossible ? (
        <AddPasskey {...props} />
      ) : (
        <Note kind="info">{proofTexts.passkeysImpossible}</Note>
      )}
    </section>
  )
}

/** A name first, then the press asks the device. */
function AddPasskey({ device, isFirst, message }: PasskeysSectionProps) {
  return (
    <>
      <p>
        Per aggiungere quello che usi adesso scrivi come lo chiami e premi il pulsante: ti chiede di
        sbloccarlo. Impronta, viso e PIN restano sul dispositivo: il sito non li vede mai.
      </p>
      <PasskeyForm
        purpose="add"
        kind={isFirst ? 'main' : 'plain'}
        label="Aggiungi questo telefono o computer"
        message={message}
        check={checkName}
        otherwise={<Note kind="info">{proofTexts.passkeyNotHere}</Note>}
      >
        <input type="hidden" name="intent" value="add-device" />
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
        Aggiungi solo dispositivi tuoi: chi li sblocca entra nel tuo account. Il tuo browser o il
        tuo telefono la chiama anche «passkey».
      </p>
    </>
  )
}

const checkName = (form: FormData) =>
  String(form.get(passkeyNameField) ?? '').trim() === '' ? proofTexts.passkeyNameMissing : null
