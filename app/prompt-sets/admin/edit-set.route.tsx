import { Link, redirect } from 'react-router'
import { adminPromptSetsPath, editProfessionPath, editPromptSetPath } from '../../admin-paths.ts'
import { newId } from '../../paths.ts'
import type { Actor } from '../../platform/actor.server.ts'
import { requireAdmin } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { ConfirmPanel } from '../../records/acts/confirm-act.tsx'
import { DeleteSection } from '../../records/acts/delete-section.tsx'
import { DoneNote, type DoneTexts } from '../../records/acts/done-note.tsx'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { Publish } from '../../records/acts/publication.tsx'
import { askedId, questionAddress } from '../../records/acts/question.ts'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { keepRecord } from '../../records/draft/keep-record.ts'
import { formNames, keepForm, useFormAnswer, versionOf } from '../../records/form/form-answer.ts'
import { answerForm } from '../../records/form/form-request.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { StateMark } from '../../records/list/rows.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import {
  createPromptSet,
  deletePromptSet,
  publishPromptSet,
  savePromptSet,
} from '../edit-prompt-set.server.ts'
import {
  contentToCopy,
  listPlaces,
  readPromptSet,
  type SetPlace,
} from '../list-prompt-sets.server.ts'
import { everydaySetId } from '../prompt-set.ts'
import { promptSetChangesSchema, promptSetSchema } from '../prompt-set-schema.ts'
import type { Route } from './+types/edit-set.route.ts'
import { PromptSetSheet } from './prompt-set-sheet.tsx'
import { promptsTexts } from './prompts-texts.ts'
import { newSetActs, setActs, setDeletion } from './set-acts.ts'

export const meta = (args: Route.MetaArgs) => titleTag(adminTitle(titleOf(args.loaderData)), args)

type Loaded = Route.ComponentProps['loaderData']

const titleOf = (loaded: Loaded | undefined) => {
  if (!loaded) return 'Prompt'
  if (loaded.stored) return `Prompt: ${loaded.stored.title}`
  return loaded.copied === null ? 'Nuovo set di prompt' : 'Copia di un set di prompt'
}

/**
 * The stored set; at `new` none: there `?copia=` names the set that the form is
 * filled with, `?professione=` whose it will be.
 */
export const loader = ({ context, params, url: { searchParams } }: Route.LoaderArgs) =>
  load(context, promptsTexts.listFailed, async () => {
    const actor = requireAdmin(context)
    const places = await listPlaces(db, actor)
    const isAsked = askedId(searchParams, 'delete') !== null
    if (params.id !== newId) {
      const { record, ...stored } = await loadStored(actor, params.id)
      return { places, record, stored, copied: null, isAsked }
    }
    const copied = searchParams.get('copia')
    const source = copied === null ? null : await contentToCopy(db, actor, copied)
    const wished = places.find(({ id }) => id === searchParams.get('professione'))
    const record = {
      professionId: wished?.id ?? '',
      blocks: source?.blocks ?? [],
      // The server gives the copies ids of their own.
      templates: (source?.templates ?? []).map((template) => ({ ...template, id: '' })),
    }
    return { places, record, stored: null, copied, isAsked }
  })

async function loadStored(actor: Actor, wanted: string) {
  const set = await readPromptSet(db, actor, wanted)
  const { id, shownTitle: title, isPublished, blocks, templates, updatedAt } = set
  const own = id === everydaySetId ? everydaySetId : set.professionId
  const record = { professionId: own ?? '', blocks, templates }
  return { id, title, isPublished, own, version: versionOf(updatedAt), record }
}

const actsAt = (id: string) => (id === newId ? newSetActs : setActs)

const toList = (done: 'create' | 'save' | 'delete', id?: string) =>
  redirect(outcomeAddress(adminPromptSetsPath(), { done, id }), 303)

/** Saves the form, whole or the parts that are given, or does what a button beside it says. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireAdmin(context, actsAt(id).failedText(form))
  if (id === newId) {
    const asked = { schema: promptSetSchema, failedText: promptsTexts.createFailed }
    return carryOut(context, newSetActs, form, {
      create: () =>
        answerForm(context, form, asked, async ({ value, replaces }) => {
          const replace = replaces === value.professionId
          return toList('create', await createPromptSet(db, actor, value, { replace }))
        }),
    })
  }
  // A form that says whose the set is holds all of it.
  const isWhole = form.has(formNames.whole) || form.has('professionId')
  const schema = isWhole ? promptSetSchema : promptSetChangesSchema
  return carryOut(context, setActs, form, {
    save: () =>
      answerForm(context, form, { schema, failedText: promptsTexts.saveFailed }, async (sent) => {
        await savePromptSet(db, actor, id, sent.value, {
          seen: sent.base.updatedAt,
          overwrite: sent.base.overwrite,
          replace: sent.replaces !== null && sent.replaces === sent.value.professionId,
        })
        return toList('save')
      }),
    delete: async () => {
      await deletePromptSet(db, actor, id)
      return toList('delete')
    },
    publish: async () => {
      await publishPromptSet(db, actor, id, true)
      return redirect(outcomeAddress(editPromptSetPath(id), { done: 'publish' }), 303)
    },
    unpublish: async () => {
      await publishPromptSet(db, actor, id, false)
      return redirect(outcomeAddress(editPromptSetPath(id), { done: 'unpublish' }), 303)
    },
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = (args: Route.ClientActionArgs) => keepForm(actsAt(args.params.id))(args)

export const ErrorBoundary = adminErrorBoundary(promptsTexts.listFailed, {
  to: adminPromptSetsPath(),
  label: 'Torna ai prompt',
})

/** Whose the set is; null: nobody's yet. */
const placeOf = ({ own }: { own: string | null }, places: SetPlace[]) =>
  places.find(({ id }) => id === own) ?? null

/** What the screen of a set says of its two states, and why learners may not find it yet. */
const publishedTexts = (place: SetPlace | null): DoneTexts => ({
  publish: (
    <>
      <p className="font-bold">Set di prompt pubblicato.</p>
      {place === null && <p>Si vede nella Fucina quando gli dai una professione.</p>}
      {place?.isPublished === true && <p>Adesso chi apre la Fucina lo trova.</p>}
      {place?.isPublished === false && (
        <p>
          La professione «{place.title}» è ancora una bozza. Il set si vede nella Fucina quando{' '}
          <Link to={editProfessionPath(place.id)}>pubblichi la professione</Link>.
        </p>
      )}
    </>
  ),
  unpublish: (
    <>
      <p className="font-bold">Set di prompt tornato in bozza.</p>
      <p>Lo vedono solo gli amministratori. Nella Fucina la professione resta senza prompt.</p>
    </>
  ),
})

export default function EditSet({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, record, places, copied, isAsked } = loaderData
  const { blocks, templates } = record
  const here = stored && editPromptSetPath(stored.id)
  const act =
    stored && setDeletion({ ...stored, blocks: blocks.length, templates: templates.length })
  return (
    <>
      <PageHead
        title={titleOf(loaderData)}
        back={<BackLink to={adminPromptSetsPath()}>Torna ai prompt</BackLink>}
        text={
          stored ? (
            <p>
              <StateMark isOn={stored.isPublished}>
                {stored.isPublished ? 'Pubblicato' : 'Bozza'}
              </StateMark>
            </p>
          ) : (
            <p>
              {copied !== null && 'Scegli la professione e cambia quello che serve. '}
              Il set resta una bozza finché non lo pubblichi.
            </p>
          )
        }
        actions={stored && <Publish acts={setActs} isPublished={stored.isPublished} />}
      />
      <DoneNote outcome={useOutcome()} texts={publishedTexts(stored && placeOf(stored, places))} />
      {act && here && isAsked && <ConfirmPanel act={act} cancelTo={here} />}
      <PromptSetSheet
        key={stored?.id ?? `new ${copied}`}
        record={record}
        stored={stored}
        places={places}
        answer={useFormAnswer(actionData)}
      />
      {act && here && <DeleteSection act={act} to={questionAddress(here, 'delete')} />}
    </>
  )
}
