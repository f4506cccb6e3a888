import { titled } from '../ui/page-title.ts'
import { PlainPage } from '../ui/plain-page.tsx'

export const meta = titled('Cookie')

export default function Cookies() {
  return (
    <PlainPage title="Cookie">
      <p>
        Usiamo solo cookie tecnici: tengono aperto il tuo accesso e contano le richieste del giorno.
        Non carichiamo nulla da altri siti.
      </p>
      <p>
        Le altre categorie restano spente, se non le scegli. Puoi cambiare idea quando vuoi: premi
        'Preferenze cookie' in fondo alla pagina.
      </p>
    </PlainPage>
  )
}
