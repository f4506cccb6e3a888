import { newId } from '../../paths.ts'
import { db } from '../../platform/process.server.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { editorScreen, RecordEditor } from '../../records/editor/record-editor.tsx'
import { useFormAnswer } from '../../records/form/form-answer.ts'
import { keepRecord } from '../../records/form/keep-form.ts'
import { requireRow, storedRecord } from '../../records/store/read.server.ts'
import { listPlaces, makeRoom, titleOfPlace } from '../placed-sets.server.ts'
import { promptSetNoun } from '../prompt-set-noun.ts'
import type { Route } from './+types/edit-set.route.ts'
import { BlocksSection } from './blocks-section.tsx'
import { setGoesWith } from './list-acts.ts'
import type { ListMetadata } from './list-of.tsx'
import { ProfessionChoice } from './profession-choice.tsx'
import type { BlockRecord, TemplateRecord } from './prompt-set-record.ts'
import { PublishedNote } from './published-note.tsx'
import { EditTemplates } from './templates-section.tsx'
import './prompt-sets.css'

const screen = editorScreen(promptSetNoun)

export const meta = screen.meta

/**
 * The stored set; at `new` none: there `?copia=` names the set that the form is
 * filled with, `?professione=` whose it will be.
 */
export const loader = (args: Route.LoaderArgs) =>
  loadEditor(args, db, promptSetNoun, async () => {
    const { searchParams } = args.url
    const copied = args.params.id === newId ? searchParams.get('copia') : null
    const places = await listPlaces(db)
    const wished = places.find(({ id }) => id === searchParams.get('professione'))
    const source = copied === null ? null : await contentToCopy(copied)
    return { places, copied, blank: { professionId: wished?.id ?? '', ...source } }
  })

/** What the form of a copy is filled with: its templates have ids of their own. */
async function contentToCopy(id: string) {
  const { working } = storedRecord(promptSetNoun, await requireRow(db, promptSetNoun, id))
  const { blocks, templates } = working
  return {
    blocks,
    templates: templates.map((template) => ({ ...template, id: crypto.randomUUID() })),
  }
}

export const action = (args: Route.ActionArgs) =>
  answerEditor(args, db, promptSetNoun, {
    toList: ['create', 'save'],
    prepared: async (set) => ({
      ...set,
      professionTitle: await titleOfPlace(db, set.professionId),
    }),
    first: (change, set, replaces) => makeRoom(change, set, { id: args.params.id, replaces }),
  })

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

/** The editor of a set of prompts. */
export default function EditSet({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, beside } = loaderData
  const { places, copied, blank } = beside
  const answer = useFormAnswer(actionData)
  const own = stored?.working.professionId || null
  return (
    <RecordEditor
      noun={promptSetNoun}
      loaded={loaderData}
      answer={actionData}
      newText={`${copied === null ? '' : 'Scegli la professione e cambia quello che serve. '}Il set resta una bozza finché non lo pubblichi.`}
      blank={blank}
      beginsWith={copied ?? ''}
      deletionDetail={({ title, working: { blocks, templates } }) =>
        setGoesWith({ title, blocks: blocks.length, templates: templates.length })
      }
      beside={<PublishedNote state={stored?.state} place={places.find(({ id }) => id === own)} />}
    >
      {(fields) => (
        <>
          <ProfessionChoice field={fields.professionId} places={places} own={own} answer={answer} />
          <BlocksSection field={fields.blocks as ListMetadata<BlockRecord>} />
          <EditTemplates field={fields.templates as ListMetadata<TemplateRecord>} />
        </>
      )}
    </RecordEditor>
  )
}
