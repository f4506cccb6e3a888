import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { trashPath } from '../../records/trash/trash-path.ts'
import { contentId } from '../../ui/content-id.ts'
import { Note } from '../../ui/note.tsx'
import type { ListedProfession } from '../admin-professions.server.ts'
import { adminTexts, configured, editPath, outcomes } from './profession-texts.ts'

/** What the last act did, at the top of the list; said aloud too. */
export function OutcomeNote({ rows }: { rows: ListedProfession[] }) {
  const [parameters] = useSearchParams()
  const { key } = useLocation()
  const outcome = outcomes.find((one) => one === parameters.get('esito'))
  const place = rows.findIndex(({ id }) => id === parameters.get('id'))
  const row = rows[place]
  const text = {
    clonata: adminTexts.cloned,
    eliminata: adminTexts.deleted,
    salvata: adminTexts.saved,
    configurate: configured(rows.length),
    spostata: row ? `«${row.title}» ora è al posto ${place + 1} di ${rows.length}.` : '',
  }[outcome ?? 'spostata']
  const said = outcome ? text : ''

  return (
    <>
      {said && outcome !== 'spostata' && (
        <Note kind="ok" className="mb-4">
          <p className="font-bold">{said}</p>
          {outcome === 'clonata' && row && (
            <p>
              La copia è «{row.title}»: <Link to={editPath(row.id)}>modifica la copia</Link>.
            </p>
          )}
          {outcome === 'eliminata' && (
            <p>
              Resta nel <Link to={trashPath}>cestino</Link> per 30 giorni.
            </p>
          )}
          {outcome === 'configurate' && <WithoutSet rows={rows} />}
        </Note>
      )}
      <Said key={key} text={said} isMove={outcome === 'spostata'} />
    </>
  )
}

/** Filled once the screen is there: only what changes is read aloud. */
function Said({ text, isMove }: { text: string; isMove: boolean }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    setSaid(text)
    // The button that was pressed may be gone with its row.
    if (text && !isMove && document.activeElement === document.body) {
      document.getElementById(contentId)?.focus({ preventScroll: true })
    }
  }, [text, isMove])
  return (
    <p role="status" className={isMove ? 'small' : 'vh'}>
      {said}
    </p>
  )
}

function WithoutSet({ rows }: { rows: ListedProfession[] }) {
  const without = rows.filter(({ set }) => set === null)
  if (without.length === 0) return null
  return (
    <p>
      Senza prompt: {without.map(({ title }) => `«${title}»`).join(', ')}. Li trovi con «Importa
      Dataset» in <Link to="/admin/prompts">Prompt</Link>.
    </p>
  )
}
