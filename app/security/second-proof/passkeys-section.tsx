import { Form } from 'react-router'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-date.ts'

type PasskeysSectionProps = {
  passkeys: { id: string; name: string; createdAt: Date; usedAt: Date | null }[]
  /** Where another is added. */
  addPath: string
  /** The codes of the telephone stay, if the last device goes. */
  hasCodes: boolean
  /** Nothing is set up yet. */
  isFirst: boolean
}

/** The telephones and computers that sign the person in, and the way to another. */
export function PasskeysSection({ passkeys, addPath, hasCodes, isFirst }: PasskeysSectionProps) {
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
                    Da lì non si entra più senza password, e ogni dispositivo ricordato si
                    dimentica.
                    {isLast
                      ? ' Era la tua sola seconda chiave: per entrare basterà la password.'
                      : ''}
                  </p>
                  <input type="hidden" name="intent" value="forget" />
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
      <p>
        <ButtonLink to={addPath} kind={isFirst ? 'main' : 'plain'}>
          Aggiungi questo telefono o computer
        </ButtonLink>
      </p>
    </section>
  )
}
