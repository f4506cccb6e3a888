import { redirect } from 'react-router'
import { adminUserPath, adminUsersPath } from '../../admin-paths.ts'
import { dashboardPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { failure, load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { mailDelivery } from '../../platform/mail.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { isStaff, lackingToUse, may, type Right, roles } from '../../platform/roles.ts'
import { keepActs } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { failureIn } from '../../records/list/list-screen.tsx'
import type { DeskAnswer } from '../../security/desk/desk.ts'
import { requireFreshProof } from '../../security/fresh-proof.server.ts'
import { readSecondProof } from '../../security/second-proof/second-proof.server.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { Note } from '../../ui/note.tsx'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { changeRole } from '../change-role.server.ts'
import { handleForm } from '../form-answer.server.ts'
import type { PersonFormAnswer } from '../person-form-answer.ts'
import { settingsSchema } from '../person-schema.ts'
import { resetSecondProof } from '../second-proof/reset-proof.server.ts'
import { countSessions } from '../session/sessions.server.ts'
import { readUserSettings, saveUserSettings } from '../settings/user-settings.server.ts'
import { tellByMail } from '../tell-by-mail.server.ts'
import { usersTexts } from '../users.ts'
import type { Route } from './+types/user.route.ts'
import { deskWorks } from './desk-request.server.ts'
import { deskNeeds } from './desk-rows.tsx'
import { DeskSection } from './desk-section.tsx'
import { DeskSheet } from './desk-sheet.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonSettings } from './person-settings.tsx'
import { ProofSection } from './proof-section.tsx'
import { RoleSection } from './role-section.tsx'
import { personActs, proofSectionId, roleField, roleSectionId } from './user-acts.ts'
import './desk.css'

export const meta = titled(adminTitle('Impostazioni utente'))

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context, usersTexts.settingsLoadFailed, async () => {
    const actor = requireActor(context, 'seePeople')
    const person = await readUserSettings(db, actor, params.id)
    const { id, name, city, techLevel, email, role } = person
    const { emailVerified, isActive, createdAt, lastLoginAt } = person
    return {
      user: {
        id,
        name,
        isSelf: id === actor.id,
        isActive,
        isStaff: isStaff(role),
        hasSecondProof: person.hasSecondProof,
        hasEmail: email !== null,
        hasPasswords: env.SIGN_IN_PASSWORD === 'yes',
      },
      email,
      facts: {
        ...{ hasEmail: email !== null, emailVerified, isActive, createdAt, lastLoginAt },
        sessions: await countSessions(db, actor, id),
      },
      canSendMail: mailDelivery(env) !== 'none' && email !== null,
      settings: may(actor.role, 'changePeople') ? { name, city, techLevel } : null,
      given: may(actor.role, 'giveRoles')
        ? { role, lacking: lackingToUse(env.SECOND_PROOF, person) }
        : null,
      proof: may(actor.role, 'resetSecondProof')
        ? { since: (await readSecondProof(db, { id })).since }
        : null,
      now: Date.now(),
    }
  })

const withoutEmail =
  "Senza email: entra con le parole del suo biglietto, e un'email la aggiunge nelle sue impostazioni. Se lo ha perso, qui sotto ne fai uno nuovo."

const needs = {
  ...deskNeeds,
  save: 'changePeople',
  'change-role': 'giveRoles',
  'reset-proof': 'resetSecondProof',
} as const satisfies Record<keyof typeof personActs.failedTexts, Right>

/** Saves the settings of the person, changes their role, or does what the desk does for them. */
export async function action({ request, context, url, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request)
  const intent = personActs.asked(form)
  const right = intent ? needs[intent] : 'seePeople'
  const actor = requireActor(context, right, personActs.failedText(form))
  return carryOut(context, personActs, form, {
    ...deskWorks({ db, env, log }, { context, request, url, form, actor, id }),
    save: () => {
      const asked = { form, schema: settingsSchema, failed: usersTexts.settingsFailed }
      return handleForm(context, asked, async (settings) => {
        await saveUserSettings(db, actor, id, settings)
        audit(context, 'profileChanged', { subjectId: id })
        return redirect(outcomeAddress(adminUserPath(id), { done: 'save' }), 303)
      })
    },
    'reset-proof': async () => {
      requireFreshProof({ context, request, url })
      const owner = await resetSecondProof(db, actor, id)
      void tellByMail({ env, log }, owner, 'secondProofReset', null)
      audit(context, 'secondProofRemoved', { subjectId: id })
      return redirect(
        outcomeAddress(`${adminUserPath(id)}#${proofSectionId}`, { done: 'reset-proof' }),
        303,
      )
    },
    'change-role': async () => {
      requireFreshProof({ context, request, url })
      const role = roles.find((known) => known === form.get(roleField))
      if (!role) throw failure('BAD_REQUEST', 400, usersTexts.noSuchRole)
      await changeRole({ db, env, log }, actor, id, role)
      audit(context, isStaff(role) ? 'roleGiven' : 'roleTaken', { subjectId: id })
      // Whoever gave up the own role has no place here any more.
      if (id === actor.id && !may(role, 'giveRoles')) return redirect(dashboardPath(), 303)
      const here = `${adminUserPath(id)}#${roleSectionId}`
      return redirect(outcomeAddress(here, { done: 'change-role' }), 303)
    },
  })
}

export const clientAction = keepActs(personActs)

export const ErrorBoundary = adminErrorBoundary(usersTexts.settingsLoadFailed, {
  to: adminUsersPath(),
  label: 'Torna agli utenti',
})

export default function User({ loaderData, actionData }: Route.ComponentProps) {
  const { user, email, facts, settings, given, proof, canSendMail, now } = loaderData
  const last = useLastAnswer<unknown>(actionData)
  const desk = deskAnswerOf(last)
  if (desk?.sheet) return <DeskSheet sheet={desk.sheet} person={user} email={email} />
  return (
    <>
      <PageHead
        title={user.name}
        back={<BackLink to={adminUsersPath()}>Torna agli utenti</BackLink>}
        text={<p>{email ?? withoutEmail}</p>}
      />
      <PersonFacts {...facts} now={now} />
      {failureIn(last) && (
        <Note kind="bad" role="alert">
          {failureIn(last)}
        </Note>
      )}
      {!settings && (
        <Note kind="info" className="max-w-[56rem]">
          Da qui aiuti {user.name} a entrare. Quello che scrive e i suoi progressi non si vedono, e
          nessuno entra al posto suo.
        </Note>
      )}
      {settings && <PersonSettings {...{ id: user.id, settings }} answer={formAnswerOf(last)} />}
      {given && <RoleSection user={user} {...given} />}
      {proof && <ProofSection user={user} {...proof} />}
      <DeskSection person={user} answer={desk} canSendMail={canSendMail} />
    </>
  )
}

/** What the action answered to the form of the settings; null: something else, or nothing. */
const formAnswerOf = (answer: unknown): PersonFormAnswer | null =>
  typeof answer === 'object' && answer !== null && 'errors' in answer
    ? (answer as PersonFormAnswer)
    : null

/** What the action answered of the desk's acts; null: something else, or nothing. */
const deskAnswerOf = (answer: unknown): DeskAnswer | null =>
  typeof answer === 'object' && answer !== null && 'desk' in answer
    ? (answer.desk as DeskAnswer)
    : null
