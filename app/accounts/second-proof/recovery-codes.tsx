import { recoveryCodeCount } from '../../security/second-proof/second-proof.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Note } from '../../ui/note.tsx'
import { PrintButton } from '../../ui/print-button.tsx'

type RecoveryCodesProps = {
  codes: string[]
  /** Of which site: the sheet says it. */
  site: string
  done: string
  onward: string
}

/** The recovery codes, for the only time. */
export function RecoveryCodes({ codes, site, done, onward }: RecoveryCodesProps) {
  return (
    <section className="stack gap-5" aria-labelledby="riserva">
      <Note kind="ok" role="status" className="noprint">
        {done} Ora metti al sicuro i codici di riserva: li vedi solo adesso.
      </Note>
      <h2 id="riserva">I tuoi {recoveryCodeCount} codici di riserva</h2>
      <p>
        Servono per entrare su <b>{site}</b> quando il telefono non c'è, o si rompe. Ognuno vale una
        volta sola. Stampali, o copiali a mano, e tieni il foglio in casa, lontano dal telefono.
      </p>
      <ol className="grid list-decimal gap-2 pl-8 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row noprint">
        <PrintButton kind="main">Stampa</PrintButton>
        <CopyButton text={codes.join('\n')} />
      </div>
      <p className="noprint">
        <ButtonLink to={onward}>Li ho messi al sicuro: vai avanti</ButtonLink>
      </p>
    </section>
  )
}
