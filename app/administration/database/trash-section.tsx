import { Trash2 } from 'lucide-react'
import { trashPath } from '../../admin-paths.ts'
import { trashTime } from '../../records/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { countText } from '../../ui/format-number.ts'

/** The way to the trash, and how much is in it. */
export function TrashSection({ total }: { total: number }) {
  return (
    <section aria-labelledby="cestino" className="base-section">
      <h2 id="cestino">Cestino</h2>
      <p className="measure">{contentText(total)}</p>
      <p>
        <ButtonLink to={trashPath()} icon={<Trash2 aria-hidden="true" className="i" />}>
          Apri il cestino
        </ButtonLink>
      </p>
    </section>
  )
}

function contentText(total: number): string {
  if (total === 0) return `È vuoto. Quello che elimini ci resta per ${trashTime}.`
  const what = total === 1 ? "C'è 1 elemento" : `Ci sono ${countText(total)} elementi`
  return `${what}. Ognuno resta ${trashTime} e si può ripristinare.`
}
