import { Hand } from 'lucide-react'
import { Note } from '../../ui/note.tsx'

/** What the AI will see and say; of it only the caution stays once there is a photo. */
export const BeforePhoto = ({ isShort }: { isShort: boolean }) => (
  <div className={isShort ? undefined : 'before-photo'}>
    {isShort ? null : <img src="/drawings/lettera.svg" alt="" width="200" height="200" />}
    <div className="stack">
      <Note kind="ai" icon={<Hand className="i" aria-hidden="true" />}>
        L'AI vedrà <b>tutta la foto</b>. Prima copri nomi, indirizzi, codici e numeri di conto con
        un dito o con un foglio. Lascia vedere date e somme. Non fotografare referti, ricette o
        carte del tribunale.
      </Note>
      {isShort ? null : (
        <div>
          <h3>L'AI ti dirà</h3>
          <ul className="spark-list mt-2">
            <li>chi scrive e che cosa vuole;</li>
            <li>che cosa devi fare, ed entro quando;</li>
            <li>se può essere una truffa.</li>
          </ul>
        </div>
      )}
    </div>
  </div>
)
