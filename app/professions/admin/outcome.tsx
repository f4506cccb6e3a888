import { Link } from 'react-router'
import { adminPromptSetsPath, editProfessionPath, trashPath } from '../../admin-paths.ts'
import type { DoneTexts } from '../../records/acts/done-note.tsx'
import { trashTime } from '../../records/trash/trash-days.ts'
import type { EditableProfession, ListedProfession } from '../admin-professions.server.ts'
import { adminTexts, configured } from './profession-texts.ts'

/** What the list says of the acts that lead to it; a move is said beside them. */
export const doneTexts = (rows: ListedProfession[]): DoneTexts => ({
  save: <p className="font-bold">{adminTexts.saved}</p>,
  duplicate: ({ id }) => <Cloned row={rows.find((row) => row.id === id)} />,
  delete: (
    <>
      <p className="font-bold">{adminTexts.deleted}</p>
      <p>
        Resta nel <Link to={trashPath()}>cestino</Link> per {trashTime}.
      </p>
    </>
  ),
  reset: (
    <>
      <p className="font-bold">{configured(rows.length)}</p>
      <WithoutSet rows={rows} />
    </>
  ),
})

type Publishable = Pick<EditableProfession, 'content' | 'proposed' | 'set'>

/** What is only proposed in the form, no learner sees. */
const saysLittle = ({ content: { examples, useCases }, proposed }: Publishable) =>
  examples.length === 0 && (useCases.length === 0 || proposed.includes('useCases'))

/** What the screen of a profession says of its two states, and what learners do not find there. */
export const publishedTexts = (profession: Publishable): DoneTexts => ({
  publish: (
    <>
      <p className="font-bold">Professione pubblicata.</p>
      <p>Adesso si vede nella pagina iniziale e nella Fucina.</p>
      {profession.set === null && (
        <p>
          Mancano i prompt: nella Fucina la sua bottega resta vuota. Li scrivi in{' '}
          <Link to={adminPromptSetsPath()}>Prompt</Link>.
        </p>
      )}
      {profession.set?.isPublished === false && (
        <p>
          Il suo set di prompt è ancora una bozza: lo pubblichi in{' '}
          <Link to={adminPromptSetsPath()}>Prompt</Link>.
        </p>
      )}
      {saysLittle(profession) && (
        <p>Mancano esempi e casi d'uso: la sua pagina dice ancora poco.</p>
      )}
    </>
  ),
  unpublish: (
    <>
      <p className="font-bold">Professione tornata in bozza.</p>
      <p>La vedono solo gli amministratori. Il suo set di prompt non si vede nella Fucina.</p>
    </>
  ),
})

function Cloned({ row }: { row: ListedProfession | undefined }) {
  return (
    <>
      <p className="font-bold">{adminTexts.cloned}</p>
      {row && (
        <p>
          La copia è «{row.title}», ed è una bozza:{' '}
          <Link to={editProfessionPath(row.id)}>modifica la copia</Link>.
        </p>
      )}
    </>
  )
}

function WithoutSet({ rows }: { rows: ListedProfession[] }) {
  const without = rows.filter(({ set }) => set === null)
  if (without.length === 0) return null
  return (
    <p>
      Senza prompt: {without.map(({ title }) => `«${title}»`).join(', ')}. Li trovi con «Importa
      Dataset» in <Link to={adminPromptSetsPath()}>Prompt</Link>.
    </p>
  )
}
