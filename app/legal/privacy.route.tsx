import { titled } from '../ui/page-title.ts'
import { PlainPage } from '../ui/plain-page.tsx'

export const meta = titled('Privacy')

export default function Privacy() {
  return (
    <PlainPage title="Privacy">
      <p>
        Per usare la Fucina dei Prompts non serve un account. Se lo crei, conserviamo il tuo nome,
        il tuo indirizzo e-mail e le risposte che decidi di salvare. Le vedi solo tu.
      </p>
      <h2>Il testo che scrivi all'AI</h2>
      <p>
        Quando chiedi una risposta, il testo viene inviato al servizio di intelligenza artificiale
        che questo sito usa. Noi contiamo le richieste, ma non ne conserviamo il testo. Non scrivere
        nomi, indirizzi, codice fiscale o dati di salute.
      </p>
      <h2>Chi chiamare</h2>
      <p>Per domande sui tuoi dati usa l'indirizzo in fondo alla pagina.</p>
    </PlainPage>
  )
}
