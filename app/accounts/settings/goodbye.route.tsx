import { Link } from 'react-router'
import { homePath, privacyPath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { titled } from '../../ui/page-title.ts'

export const meta = titled('Arrivederci')

/** Where a person stands after deleting the account; it says nothing about anybody. */
export default function Goodbye() {
  return (
    <div className="wrap narrow sec stack gap-5">
      <img src="/drawings/comunita.svg" alt="" width="160" height="160" />
      <h1>Il tuo account è eliminato</h1>
      <p>
        Dal sito sono spariti il profilo, i progressi, le risposte salvate e le immagini. Su ogni
        telefono e computer l'account è chiuso. Quello che resta per qualche tempo lo dice la pagina{' '}
        <Link to={privacyPath()}>Privacy</Link>.
      </p>
      <p>Grazie per il tempo passato qui. La porta resta aperta: puoi tornare quando vuoi.</p>
      <p>
        <ButtonLink to={homePath()} kind="main">
          Torna alla pagina iniziale
        </ButtonLink>
      </p>
    </div>
  )
}
