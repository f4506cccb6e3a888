import { redirect } from 'react-router'
import { adminUserPath, adminUsersPath, invitePath } from '../../admin-paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { mailDelivery } from '../../platform/mail.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { isStaff, roles } from '../../platform/roles.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { requireFreshProof } from '../../security/fresh-proof.server.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { formTexts } from '../account.ts'
import { EmailField } from '../email-field.tsx'
import { handleForm } from '../form-answer.server.ts'
import { invite } from '../invitation/invitation.server.ts'
import { invitationTexts, invitationTime } from '../invitation/invitation.ts'
import { PersonForm } from '../person-form.tsx'
import { keepPersonForm } from '../person-form-answer.ts'
import type { Route } from './+types/invite.route.ts'
import { inviteSchema } from './invite-schema.ts'
import { RoleChoice } from './role-choice.tsx'
import { roleField, roleSectionId } from './user-acts.ts'

export const meta = titled(adminTitle('Invita una persona'))

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, invitationTexts.failed, async () => {
    requireActor(context, 'giveRoles')
    return { canSendMail: mailDelivery(env) !== 'none' }
  })

/** Sends the invitation, and leads to the person's page. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireActor(context, 'giveRoles', invitationTexts.failed)
  requireFreshProof({ context, request, url })
  const asked = { form, schema: inviteSchema, failed: invitationTexts.failed }
  return handleForm(context, asked, async ({ email, [roleField]: role }) => {
    const { id, isKnown } = await invite({ db, env, log }, actor, { email, role })
    audit(context, 'roleGiven', { subjectId: id })
    const here = `${adminUserPath(id)}#${roleSectionId}`
    return redirect(outcomeAddress(here, { done: isKnown ? 'give-role' : 'invite' }), 303)
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepPersonForm(serverAction, invitationTexts.failed)

export const ErrorBoundary = adminErrorBoundary(invitationTexts.failed, {
  to: adminUsersPath(),
  label: 'Torna agli utenti',
})

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const { canSendMail } = loaderData
  return (
    <>
      <PageHead
        title="Invita una persona"
        back={<BackLink to={adminUsersPath()}>Torna agli utenti</BackLink>}
        text={
          <p>
            Riceve un'email con un collegamento che vale {invitationTime}: lo apre, sceglie la sua
            password, e il ruolo vale. Se ha già un account qui, riceve il ruolo e basta.
          </p>
        }
      />
      <div className="max-w-[56rem]">
        <PersonForm
          action={invitePath()}
          failedTitle="Invito non mandato"
          answer={actionData ?? null}
        >
          {({ isBusy, errorOf, typed }) => (
            <>
              <EmailField
                label="La sua email"
                autoComplete="off"
                defaultValue={typed['email']}
                error={errorOf('email')}
              />
              <RoleChoice
                legend="Che cosa farà qui"
                roles={roles.filter(isStaff)}
                chosen="facilitator"
              />
              <p>
                <Button
                  kind="main"
                  busy={isBusy}
                  busyLabel="Un momento…"
                  disabled={!canSendMail}
                  why={formTexts.resetWithoutMail}
                >
                  Manda l'invito
                </Button>
              </p>
            </>
          )}
        </PersonForm>
      </div>
    </>
  )
}
