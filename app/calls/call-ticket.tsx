import { PrintButton } from '../ui/print-button.tsx'

type CallTicketProps = {
  /** '482 913'. */
  code: string
  /** When it ends, in words. */
  until: string
  hasText: boolean
  /** What the page is called that it shows; null: an unknown one. */
  title: string | null
  site: string
}

/** The six numbers, large, and what whoever types them sees. */
export function CallTicket({ code, until, hasText, title, site }: CallTicketProps) {
  return (
    <>
      <section className="call-ticket" aria-label="Il gettone">
        <p className="call-head">{site}: gettone di aiuto</p>
        <p className="call-code">{code}</p>
        <div className="call-foot">
          <p className="wrap-anywhere">
            Chi ti aiuta vede la pagina <b>{title ?? 'non si sa'}</b> e come leggi
            {hasText ? ', con il testo che hai scelto di mostrare' : ', nessun testo'}.
          </p>
          <p>
            Vale fino al <b>{until}</b>. Non è un numero di telefono, e non apre il tuo account.
          </p>
        </div>
      </section>
      <p className="row noprint">
        <PrintButton>Stampa il gettone</PrintButton>
      </p>
    </>
  )
}
