import { Link, redirect } from 'react-router'
import { loginPath, newPasswordPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { leastFor } from '../../platform/password-least.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { Note } from '../../ui/note.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { formTexts } from '../account.ts'
import { keepForm } from '../form-answer.ts'
import { tellByMail } from '../tell-by-mail.server.ts'
import type { Route } from './+types/new-password.route.ts'
import { newPasswordSchema } from './account-schema.ts'
import { auth } from './auth.server.ts'
import { crossings } from './crossings.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { openResetLink, resetPassword } from './password-reset.server.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { readScreen, readSignInForm } from './sign-in-screen.server.ts'

export const meta = loadedTags

const usable = { role: 'customer' } as const

/** The form that a reset link opens. A link that cannot be checked now is shown as good: using it says more. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const link = await openResetLink({ db, env, auth: auth() }, token).catch(() => usable)
  return {
    ...(await readScreen(url, 'Nuova password')),
    token,
    isGood: link !== null,
    least: leastFor(link?.role ?? 'customer'),
  }
}

export async function action(args: Route.ActionArgs) {
  const { ground, handle } = await readSignInForm(args)
  return handle(newPasswordSchema, async (wish) => {
    const { owner, headers } = await resetPassword(ground, wish)
    audit(args.context, 'resetUsed', { subjectId: owner.id })
    void tellByMail({ env, log }, owner, 'passwordChanged', null)
    const done = outcomeAddress(loginPath(null, 'login'), { done: 'change-password' })
    return redirect(done, { status: 303, headers })
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, formTexts.failed)

export default function NewPassword({ loaderData: screen, actionData }: Route.ComponentProps) {
  const answer = actionData ?? null
  const isGood = screen.isGood && answer?.code !== 'LINK_WORTHLESS'
  return (
    <SignInFrame
      title="Scegli una nuova password"
      lead="Poi accedi di nuovo, su tutti i tuoi dispositivi."
      screen={screen}
      crossings={isGood ? crossings.chosen(screen) : []}
    >
      {() =>
        isGood ? (
          <NewPasswordForm
            action={newPasswordPath(screen.token)}
            answer={answer}
            least={screen.least}
            hidden={{ token: screen.token }}
          />
        ) : (
          <>
            <Note kind="bad" role="alert">
              Questo collegamento non è più valido. Chiedine uno nuovo.
            </Note>
            <p>
              <Link to={loginPath(null, 'reset')}>Chiedi un nuovo collegamento</Link>
            </p>
          </>
        )
      }
    </SignInFrame>
  )
}
