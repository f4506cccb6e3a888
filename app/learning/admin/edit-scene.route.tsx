import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { adminScenesPath, editScenePath } from '../../admin-paths.ts'
import { newId, scenePath } from '../../paths.ts'
import { requireAdmin } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { idOf } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { ConfirmPanel } from '../../records/acts/confirm-act.tsx'
import { DeleteSection } from '../../records/acts/delete-section.tsx'
import { DoneNote } from '../../records/acts/done-note.tsx'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { Publish } from '../../records/acts/publication.tsx'
import { askedId, questionAddress } from '../../records/acts/question.ts'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { keepRecord } from '../../records/draft/keep-record.ts'
import {
  type FormAnswer,
  formNames,
  keepForm,
  useFormAnswer,
  versionOf,
} from '../../records/form/form-answer.ts'
import { answerForm } from '../../records/form/form-request.server.ts'
import { FormerPanel, FormerVersions } from '../../records/former/former-versions.tsx'
import { listFormer, restoreFormer } from '../../records/former/restore-former.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { StateMark } from '../../records/list/rows.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { readSceneForEdit } from '../scenes/admin-scenes.server.ts'
import { createScene, deleteScene, publishScene, saveScene } from '../scenes/edit-scene.server.ts'
import { sceneExchange } from '../scenes/scene-exchange.server.ts'
import { sceneSchema } from '../scenes/scene-schema.ts'
import type { Route } from './+types/edit-scene.route'
import { publishedTexts } from './outcome.tsx'
import { newSceneActs, sceneActs, sceneDeletion } from './scene-acts.tsx'
import { SceneForm } from './scene-form.tsx'
import { adminTexts } from './scene-texts.ts'

export const meta = (args: Route.MetaArgs) => {
  const title = args.loaderData?.stored?.scene.title
  return titleTag(adminTitle(args.params.id === newId ? 'Nuova scena' : (title ?? 'Scena')), args)
}

/** The stored scene; at `new` none. */
export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  load(context, adminTexts.loadFailed, async () => {
    const actor = requireAdmin(context)
    if (id === newId) return { stored: null, now: Date.now() }
    const scene = await readSceneForEdit(db, actor, id)
    const versions = await listFormer(db, actor, sceneExchange, scene)
    return { stored: { scene, versions }, now: Date.now() }
  })

const actsAt = (id: string) => (id === newId ? newSceneActs : sceneActs)

/** Saves the form, or does what a button beside it says. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireAdmin(context, actsAt(id).failedText(form))
  const here = (done: 'save' | 'restore' | 'publish' | 'unpublish') =>
    redirect(outcomeAddress(editScenePath(id), { done }), 303)
  if (id === newId) {
    return carryOut(context, newSceneActs, form, {
      create: () => {
        const asked = { schema: sceneSchema, failedText: adminTexts.createFailed }
        return answerForm(context, form, asked, async ({ value }) => {
          const created = await createScene(db, actor, value)
          return redirect(outcomeAddress(editScenePath(created), { done: 'create' }), 303)
        })
      },
    })
  }
  return carryOut(context, sceneActs, form, {
    save: () => {
      const asked = { schema: sceneSchema, failedText: adminTexts.saveFailed }
      return answerForm(context, form, asked, async ({ value, base }) => {
        await saveScene(db, actor, id, base, value)
        return here('save')
      })
    },
    delete: async () => {
      const entry = await deleteScene(db, actor, id)
      return redirect(outcomeAddress(adminScenesPath(), { done: 'delete', id: entry }), 303)
    },
    restore: async () => {
      await restoreFormer(db, actor, sceneExchange, {
        id,
        versionId: idOf(form),
        seen: String(form.get(formNames.version)),
        losing: form.has(formNames.losing),
      })
      return here('restore')
    },
    publish: async () => {
      await publishScene(db, actor, id, true)
      return here('publish')
    },
    unpublish: async () => {
      await publishScene(db, actor, id, false)
      return here('unpublish')
    },
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = (args: Route.ClientActionArgs) => keepForm(actsAt(args.params.id))(args)

export const ErrorBoundary = adminErrorBoundary(adminTexts.loadFailed, {
  to: adminScenesPath(),
  label: 'Torna alle scene',
})

/** The form of a scene, new or stored. */
export default function EditScene({ loaderData, actionData, params }: Route.ComponentProps) {
  const { stored, now } = loaderData
  const answer = useFormAnswer(actionData)
  const back = <BackLink to={adminScenesPath()}>Torna alle scene</BackLink>
  if (stored) {
    return <StoredScene key={params.id} {...stored} now={now} answer={answer} back={back} />
  }
  return (
    <>
      <PageHead
        title="Nuova scena"
        back={back}
        text={<p>Un messaggio inventato, vero o falso. Resta una bozza finché non la pubblichi.</p>}
      />
      <SceneForm key={newId} stored={null} answer={answer} />
    </>
  )
}

type StoredProps = NonNullable<Route.ComponentProps['loaderData']['stored']> & {
  now: number
  answer: FormAnswer | null
  back: ReactNode
}

function StoredScene({ scene, versions, now, answer, back }: StoredProps) {
  const { id, title, isPublished, createdAt, updatedAt, ...content } = scene
  const [parameters] = useSearchParams()
  const act = sceneDeletion({ id, title })
  const here = editScenePath(id)
  const asks = (more: Record<string, string>) => sceneActs.fields('restore', more)
  const former = { versions, asks, version: versionOf(updatedAt), here }
  return (
    <>
      <PageHead
        title={title}
        back={back}
        text={
          <p className="row gap-x-6">
            <StateMark isOn={isPublished}>{isPublished ? 'Pubblicata' : 'Bozza'}</StateMark>
            <span>
              Modificata <RelativeDate value={updatedAt} now={now} />
            </span>
          </p>
        }
        actions={
          <>
            <Publish acts={sceneActs} isPublished={isPublished} />
            {isPublished && (
              <a className="btn" href={scenePath(id)} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden="true" className="i" />
                Vedi la scena
                <span className="vh"> (si apre in una nuova scheda)</span>
              </a>
            )}
          </>
        }
      />
      <DoneNote outcome={useOutcome()} texts={publishedTexts} />
      {askedId(parameters, 'delete') !== null && <ConfirmPanel act={act} cancelTo={here} />}
      <FormerPanel askedId={askedId(parameters, 'restore')} {...former} />
      <SceneForm
        stored={{ ...content, id, title, isPublished, version: former.version }}
        answer={answer}
      />
      <FormerVersions {...former} />
      <DeleteSection act={act} to={questionAddress(here, 'delete')} />
    </>
  )
}
