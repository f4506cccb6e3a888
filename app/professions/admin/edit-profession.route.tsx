import { Link } from 'react-router'
import { adminPromptSetsPath, editPromptSetPath } from '../../admin-paths.ts'
import { newId, withQuery } from '../../paths.ts'
import { db } from '../../platform/process.server.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { editorScreen, RecordEditor } from '../../records/editor/record-editor.tsx'
import { keepRecord } from '../../records/form/keep-form.ts'
import { Note } from '../../ui/note.tsx'
import { professionNoun } from '../profession-noun.ts'
import { type ProposedPart, withoutUntaken, withSamples } from '../samples.server.ts'
import type { Route } from './+types/edit-profession.route'
import { BasicSection } from './basic-section.tsx'
import { ExamplesSection, TipsSection, ToolsSection } from './lines-sections.tsx'
import { MetricsSection } from './metrics-section.tsx'
import { professionGoesWith, type SetSize, setText } from './profession-texts.ts'
import { ResourcesSection } from './resources-section.tsx'
import { FormParts, proposalNames } from './section.tsx'
import { setSizes } from './set-size.server.ts'
import { TestimonialsSection } from './testimonials-section.tsx'
import { UseCasesSection } from './use-cases-section.tsx'
import './professions.css'

const screen = editorScreen(professionNoun)

export const meta = screen.meta

/** The parameter of an address that opens the form without samples. */
const proposals = 'proposte'

/** The stored profession, with samples where something is missing; its set. */
export const loader = (args: Route.LoaderArgs) =>
  loadEditor(args, db, professionNoun, async (_, stored) => {
    const wanted = args.url.searchParams.get(proposals) !== 'no'
    return {
      formed: stored && wanted ? withSamples({ id: stored.id, ...stored.working }) : null,
      set: (await setSizes(db))[args.params.id] ?? null,
    }
  })

export const action = (args: Route.ActionArgs) =>
  answerEditor(args, db, professionNoun, {
    toList: ['save'],
    prepared: async (content, form) =>
      withoutUntaken(content, {
        proposed: form.getAll(proposalNames.proposed),
        taken: form.getAll(proposalNames.taken),
      }),
  })

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

/** The editor of a profession. */
export default function EditProfession({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, beside } = loaderData
  const { formed, set } = beside
  const proposed = formed?.proposed ?? []
  const proposedOf = (part: ProposedPart) => (proposed.includes(part) ? part : null)
  return (
    <RecordEditor
      noun={professionNoun}
      loaded={loaderData}
      answer={actionData}
      newText="Bastano il titolo e la descrizione: il resto lo aggiungi quando vuoi. Resta una bozza finché non la pubblichi."
      blank={{ iconName: 'Pencil', color: 'orange-red', examples: ['', '', ''] }}
      formed={(working) => formed?.content ?? working}
      beginsWith={formed ? 'proposals' : ''}
      deletionDetail={({ title }) => professionGoesWith(title, set ?? undefined)}
      beside={stored && <SetOfProfession id={stored.id} set={set} />}
    >
      {(fields) => (
        <>
          {stored && (
            <p className="small soft">
              Identificativo: {stored.id}. Non cambia mai, nemmeno con un altro titolo.
            </p>
          )}
          {proposed.length > 0 && (
            <Note kind="info">
              <p>
                Alcune parti sono vuote e ti propongo un esempio. Si salva solo quello che prendi o
                cambi. Se non le vuoi vedere,{' '}
                <Link to={withQuery('', { [proposals]: 'no' })}>apri senza proposte</Link>.
              </p>
            </Note>
          )}
          <FormParts />
          <BasicSection fields={fields} proposedPicture={proposedOf('heroImage')} />
          <ExamplesSection field={fields.examples} />
          <ToolsSection field={fields.tools} />
          <MetricsSection field={fields.metrics} proposed={proposedOf('metrics')} />
          <UseCasesSection field={fields.useCases} proposed={proposedOf('useCases')} />
          <TipsSection field={fields.tips} proposed={proposedOf('tips')} />
          <TestimonialsSection field={fields.testimonials} proposed={proposedOf('testimonials')} />
          <ResourcesSection field={fields.resources} proposed={proposedOf('resources')} />
        </>
      )}
    </RecordEditor>
  )
}

/** What learners find behind its door in the workshop. */
function SetOfProfession({ id, set }: { id: string; set: SetSize | null }) {
  return (
    <section className="form-section" aria-labelledby="prompt">
      <h2 id="prompt">Prompt</h2>
      {set ? (
        <p>
          <Link to={editPromptSetPath(set.id)}>Il suo set di prompt</Link> ha {setText(set)}.
          {!set.isPublished && ' È ancora una bozza: nella Fucina non si vede.'}
        </p>
      ) : (
        <p>
          Mancano i prompt: nella Fucina la sua bottega resta vuota. Li scrivi in un{' '}
          <Link to={withQuery(editPromptSetPath(newId), { professione: id })}>nuovo set</Link>, o li
          trovi in <Link to={adminPromptSetsPath()}>Prompt</Link>.
        </p>
      )}
    </section>
  )
}
