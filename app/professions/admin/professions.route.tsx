import { RotateCcw } from 'lucide-react'
import { Link, redirect, useSearchParams } from 'react-router'
import { adminProfessionsPath, bundlePath } from '../../admin-paths.ts'
import { editProfessionPath } from '../../paths.ts'
import { db } from '../../platform/process.server.ts'
import { idOf, keepActs } from '../../records/acts/acts.ts'
import type { DoneTexts } from '../../records/acts/done-note.tsx'
import { askedId, outcomeAddress, questionAddress } from '../../records/acts/outcome.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { answerList } from '../../records/list/answer-list.server.ts'
import { type ListedRecord, loadList } from '../../records/list/record-list.server.ts'
import { RecordList } from '../../records/list/record-list.tsx'
import { StateMark } from '../../records/list/rows.tsx'
import type { ContentOf } from '../../records/noun.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { counted } from '../../ui/count-text.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { useMay } from '../../ui/use-may.ts'
import { cloneProfession } from '../clone-profession.server.ts'
import { ProfessionMark } from '../profession-mark.tsx'
import { professionNoun } from '../profession-noun.ts'
import type { Route } from './+types/professions.route'
import { ClonePanel } from './clone-panel.tsx'
import {
  adminTexts,
  professionFailedTexts,
  professionGoesWith,
  professionListActs,
  type SetSize,
} from './profession-texts.ts'
import { setSizes } from './set-size.server.ts'
import './professions.css'

export const meta = titled(adminTitle('Professioni'))

export const loader = async (args: Route.LoaderArgs) => {
  const list = await loadList(args, db, professionNoun, rowOf)
  return { ...list, sets: await setSizes(db) }
}

/** What the list shows of a profession beside its title. */
const rowOf = (profession: ContentOf<typeof professionNoun>) => ({
  iconName: profession.iconName,
  color: profession.color,
  tools: profession.tools.length,
  examples: profession.examples.length,
  useCases: profession.useCases.length,
  tips: profession.tips.length,
  testimonials: profession.testimonials.length,
  resources: profession.resources.length,
  hasMetrics: profession.metrics !== null,
})

type Row = ReturnType<typeof rowOf>

export const action = (args: Route.ActionArgs) =>
  answerList(args, db, professionNoun, {
    failedTexts: professionFailedTexts,
    works: (actor, form) => ({
      duplicate: async () => {
        const id = await cloneProfession(db, actor, idOf(form), { withSet: form.has('withSet') })
        return redirect(outcomeAddress(adminProfessionsPath(), { done: 'duplicate', id }), 303)
      },
    }),
  })

export const clientAction = keepActs(professionListActs)

export const ErrorBoundary = adminErrorBoundary(professionListActs.listFailed)

/** All professions, in the order in which everybody sees them. */
export default function Professions({ loaderData, actionData }: Route.ComponentProps) {
  const { page, sets } = loaderData
  const may = useMay()
  const [search] = useSearchParams()
  const toClone = page.items.find(({ id }) => id === askedId(search, 'duplicate'))
  return (
    <>
      {toClone && <ClonePanel profession={toClone} set={sets[toClone.id]} />}
      <RecordList<Row>
        noun={professionNoun}
        loaded={loaderData}
        answer={actionData}
        title="Professioni"
        text={<p>Sono le botteghe della pagina iniziale e della Fucina, in questo ordine.</p>}
        columns={[
          {
            label: 'Contenuto',
            cell: (record) => <Contents record={record} set={sets[record.id]} />,
          },
        ]}
        beside={({ id }) => id}
        deletionDetail={({ id, title }) => professionGoesWith(title, sets[id])}
        doneTexts={doneTexts(page.items)}
        moreActs={({ id }) => (
          <li>
            <Link to={questionAddress(adminProfessionsPath(), 'duplicate', id)}>Clona</Link>
          </li>
        )}
        noneText="Finché non ce n'è nessuna, nel sito si vedono le professioni incluse."
      >
        {may('resetContent') && (
          <section className="built-in-part stack" aria-labelledby="incluse">
            <h2 id="incluse">Professioni incluse</h2>
            <p className="measure">
              Fucina arriva con delle professioni già pronte. Se qualcosa è andato storto, puoi
              tornare a quelle. Prima ti dico che cosa cambia.
            </p>
            <div>
              <ButtonLink
                kind="danger"
                to={bundlePath('professioni-incluse')}
                icon={<RotateCcw aria-hidden="true" className="i" />}
              >
                Riporta alle professioni incluse
              </ButtonLink>
            </div>
          </section>
        )}
      </RecordList>
    </>
  )
}

/** What the list says of the noun's own acts. */
const doneTexts = (items: readonly ListedRecord<Row>[]): DoneTexts => ({
  duplicate: ({ id }) => {
    const copy = items.find((item) => item.id === id)
    return (
      <>
        <p className="font-bold">{adminTexts.cloned}</p>
        {copy && (
          <p>
            La copia è «{copy.title}», ed è una bozza:{' '}
            <Link to={editProfessionPath(copy.id)}>modifica la copia</Link>.
          </p>
        )}
      </>
    )
  },
})

type ContentsProps = { record: ListedRecord<Row>; set: SetSize | undefined }

/** How much there is of a profession, and what is missing. */
function Contents({ record: { row }, set }: ContentsProps) {
  const { tools, examples, useCases, iconName, color } = row
  const missing = missingParts(row, set)
  return (
    <div className="profession-name">
      <ProfessionMark iconName={iconName} color={color} />
      <div>
        <StateMark isOn={missing.length === 0}>
          {missing.length === 0 ? 'Completa' : 'Da completare'}
        </StateMark>
        {missing.length > 0 && <span className="block">Mancano: {missing.join(', ')}</span>}
        <span className="beside">
          {counted(examples, 'esempio', 'esempi')}, {counted(tools, 'strumento', 'strumenti')},{' '}
          {counted(useCases, "caso d'uso", "casi d'uso")}
          {set && `, ${counted(set.templates, 'template', 'template')} di prompt`}
          {set?.isPublished === false && ' (in bozza)'}
        </span>
      </div>
    </div>
  )
}

/** What learners would not find on the pages of a profession. */
function missingParts(row: Row, set: SetSize | undefined): string[] {
  const parts: [string, boolean][] = [
    ['prompt', set !== undefined],
    ['strumenti', row.tools > 0],
    ['esempi', row.examples > 0],
    ['stime', row.hasMetrics],
    ["casi d'uso", row.useCases > 0],
    ['consigli', row.tips > 0],
    ['testimonianze', row.testimonials > 0],
    ['risorse', row.resources > 0],
  ]
  return parts.flatMap(([name, isThere]) => (isThere ? [] : [name]))
}
