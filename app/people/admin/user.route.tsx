import { redirect } from 'react-router'
import { adminUserPath, adminUsersPath } from '../../admin-paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireAdmin } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { askedId } from '../../records/acts/question.ts'
import { difficulties, difficultyLabels } from '../../records/content/content.ts'
import { keepRecord } from '../../records/draft/keep-record.ts'
import { AdminForm } from '../../records/form/admin-form.tsx'
import { ChoiceField, InputField } from '../../records/form/bound-fields.tsx'
import { keepForm, useFormAnswer, versionOf } from '../../records/form/form-answer.ts'
import { answerForm } from '../../records/form/form-request.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { momentOf } from '../../records/version/record-version.server.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { settingsSchema } from '../person-schema.ts'
import { countSessions, endAllSessions } from '../session/sessions.server.ts'
import { readUserSettings, saveUserSettings } from '../settings/user-settings.server.ts'
import { usersTexts } from '../users.ts'
import type { Route } from './+types/user.route.ts'
import { settingsActs } from './user-acts.ts'
import { UserSessions } from './user-sessions.tsx'

export const meta = titled(adminTitle('Impostazioni utente'))

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, usersTexts.settingsLoadFailed, async () => {
    const actor = requireAdmin(context)
    const { id, email, updatedAt, ...settings } = await readUserSettings(db, actor, params.id)
    return {
      user: { id, name: settings.name, isSelf: id === actor.id },
      email,
      settings,
      version: versionOf(updatedAt),
      sessions: await countSessions(db, actor, id),
      isAsked: askedId(url.searchParams, 'end-sessions') !== null,
      now: Date.now(),
    }
  })

/** Saves the settings of the person, or ends all sessions. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireAdmin(context, settingsActs.failedText(form))
  const asked = { schema: settingsSchema, failedText: usersTexts.settingsFailed }
  return carryOut(context, settingsActs, form, {
    save: () =>
      answerForm(context, form, asked, async ({ value, base }) => {
        const version = base.overwrite === undefined ? base.updatedAt : momentOf(base.overwrite)
        await saveUserSettings(db, actor, id, value, version)
        audit(context, 'profileChanged', { subjectId: id })
        return redirect(outcomeAddress(adminUserPath(id), { done: 'save' }), 303)
      }),
    'end-sessions': async () => {
      await endAllSessions(db, actor, id)
      audit(context, 'sessionsEnded', { subjectId: id })
      return redirect(
        outcomeAddress(`${adminUserPath(id)}#sessioni`, { done: 'end-sessions' }),
        303,
      )
    },
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = keepForm(settingsActs)

export const ErrorBoundary = adminErrorBoundary(usersTexts.settingsLoadFailed, {
  to: adminUsersPath(),
  label: 'Torna agli utenti',
})

export default function User({ loaderData, actionData }: Route.ComponentProps) {
  const { user, email, settings, version, sessions, isAsked } = loaderData
  return (
    <>
      <PageHead
        title={settings.name}
        back={<BackLink to={adminUsersPath()}>Torna agli utenti</BackLink>}
        text={<p>{email}</p>}
      />
      <AdminForm
        schema={settingsSchema}
        asks={settingsActs.button('save')}
        record={settings}
        version={version}
        answer={useFormAnswer(actionData)}
        saveLabel="Salva le impostazioni"
        savedText="Impostazioni salvate."
        now={loaderData.now}
        isReplacedForGood
        isPersonal
      >
        {(fields) => (
          <section className="form-section" aria-labelledby="impostazioni">
            <h2 id="impostazioni">Impostazioni</h2>
            <p>Le stesse che questa persona può cambiare da sola. Le vede subito anche lei.</p>
            <InputField field={fields.name} label="Nome" autoComplete="off" />
            <div className="form-pair">
              <InputField field={fields.city} label="Città" autoComplete="off" />
              <ChoiceField field={fields.techLevel} label="Livello">
                {difficulties.map((level) => (
                  <option key={level} value={level}>
                    {difficultyLabels[level]}
                  </option>
                ))}
              </ChoiceField>
            </div>
          </section>
        )}
      </AdminForm>
      <UserSessions user={user} count={sessions} isAsked={isAsked} />
    </>
  )
}
