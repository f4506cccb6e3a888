import { Link, redirect } from 'react-router'
import { groupsPath } from '../../group-paths.ts'
import { adminPath, loginPath, newPasswordPath, withQuery } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { leastFor } from '../../platform/password-least.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { administers, isStaff } from '../../platform/roles.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { accountLimits, formTexts } from '../account.ts'
import { accountTexts } from '../account-texts.ts'
import { acceptInvitation } from '../invitation/invitation.server.ts'
import { invitationTexts } from '../invitation/invitation.ts'
import { openInvitation } from '../invitation/invitation-link.server.ts'
import { keepPersonForm } from '../person-form-answer.ts'
import { roleLabels } from '../role-labels.ts'
import { tellByMail } from '../tell-by-mail.server.ts'
import { roleSentences } from '../users.ts'
import type { Route } from './+types/new-password.route.ts'
import { invitedSchema, newPasswordSchema } from './account-schema.ts'
import { auth } from './auth.server.ts'
import { crossings } from './crossings.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { openResetLink, resetPassword } from './password-reset.server.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { readScreen, readSignInForm, welcome } from './sign-in-screen.server.ts'

export const meta = loadedTags

const usable = { role: 'customer' } as const

/**
 * The form that a reset link opens, or an invitation. A link that cannot be checked now is shown as
 * good: using it says more.
 */
export async function loader({ url }: Route.LoaderArgs) {
  const token = (url.searchParams.get('token') ?? '').slice(0, 200)
  const invited = await openInvitation(db, env, token).catch(() => null)
  const link =
    invited ?? (await openResetLink({ db, env, auth: auth() }, token).catch(() => usable))
  const role = link?.role ?? 'customer'
  return {
    ...(await readScreen(url, invited ? 'Il tuo invito' : 'Nuova password')),
    token,
    worthless: invited ? invited.spent : link ? null : accountTexts.linkWorthless,
    least: leastFor(role),
    invitation: invited && {
      email: invited.email,
      title: `Ti invitano su ${env.SITE_NAME}`,
      place: isStaff(role) ? (administers(role) ? adminPath() : groupsPath()) : null,
      lead: invited.spent
        ? null
        : isStaff(role)
          ? `Con il ruolo «${roleLabels[role]}». ${roleSentences[role]}`
          : invitationTexts.withdrawn,
    },
  }
}

export async function action(args: Route.ActionArgs) {
  const { form, ground, handle } = await readSignInForm(args)
  if (form.has('name')) {
    return handle(invitedSchema, async (person) => {
      const signedIn = await acceptInvitation(ground, person)
      return welcome(args, signedIn, { event: 'registered', isShared: ground.isShared })
    })
  }
  return handle(newPasswordSchema, async (wish) => {
    const { owner, headers } = await resetPassword(ground, wish)
    audit(args.context, 'resetUsed', { subjectId: owner.id })
    void tellByMail({ env, log }, owner, 'passwordChanged', null)
    const done = outcomeAddress(loginPath(null, 'login'), { done: 'change-password' })
    return redirect(done, { status: 303, headers })
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepPersonForm(serverAction, formTexts.failed)

export default function NewPassword({ loaderData: screen, actionData }: Route.ComponentProps) {
  const answer = actionData ?? null
  const { invitation, token, least } = screen
  const worthless = answer?.code === 'LINK_WORTHLESS' ? answer.errors[0]?.message : screen.worthless
  return (
    <SignInFrame
      title={invitation?.title ?? 'Scegli una nuova password'}
      lead={invitation ? invitation.lead : 'Poi accedi di nuovo, da ogni tuo telefono e computer.'}
      screen={screen}
      answer={answer}
      crossings={worthless || invitation ? [] : crossings.chosen(screen)}
    >
      {({ isShared }) =>
        worthless ? (
          <>
            <Note kind="bad" role="alert">
              {worthless}
            </Note>
            <p>
              {invitation ? (
                <Link to={loginPath(null, 'login')}>Vai all'accesso</Link>
              ) : (
                <Link to={loginPath(null, 'reset')}>Chiedi un nuovo collegamento</Link>
              )}
            </p>
          </>
        ) : (
          <NewPasswordForm
            action={withQuery(newPasswordPath(token), { da: invitation?.place })}
            answer={answer}
            least={least}
            hidden={{ token }}
            beginning={
              invitation
                ? {
                    fields: (state) => <Beginning email={invitation.email} {...state} />,
                    isShared,
                  }
                : undefined
            }
          />
        )
      }
    </SignInFrame>
  )
}

type BeginningProps = {
  email: string
  errorOf: (field: string) => string | undefined
  typed: Record<string, string | undefined>
}

/** What an account begins with, besides its password. */
function Beginning({ email, errorOf, typed }: BeginningProps) {
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        Entri con questo indirizzo: <b>{email}</b>
      </p>
      <TextField
        name="name"
        label="Il tuo nome"
        autoComplete="name"
        required
        maxLength={accountLimits.name}
        defaultValue={typed['name']}
        error={errorOf('name')}
      />
    </>
  )
}
