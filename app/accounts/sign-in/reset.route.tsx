import { data } from 'react-router'
import { loginPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { env } from '../../platform/process.server.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { formTexts } from '../account.ts'
import { EmailField } from '../email-field.tsx'
import { answerTo } from '../form-answer.server.ts'
import { PersonForm } from '../person-form.tsx'
import { keepPersonForm } from '../person-form-answer.ts'
import type { Route } from './+types/reset.route.ts'
import { resetSchema } from './account-schema.ts'
import { checkEmail } from './check-form.ts'
import { crossings } from './crossings.ts'
import { doesMailLeave, requestReset } from './password-reset.server.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { leadOn, readScreen, readSignInForm } from './sign-in-screen.server.ts'

export const meta = loadedTags

export async function loader({ context, url }: Route.LoaderArgs) {
  leadOn({ context, url })
  return readScreen(url, 'Password dimenticata')
}

/**
 * Sends a link. The answer depends on the mail server alone: whether the address is known changes
 * nothing.
 */
export async function action(args: Route.ActionArgs) {
  const { form, ground, subject, handle } = await readSignInForm(args)
  return handle(resetSchema, async (person) => {
    await requestReset(ground, person)
    audit(args.context, 'resetAsked', { subjectId: await subject() })
    return data(answerTo(form, (await doesMailLeave(env)) ? 'RESET_SENT' : 'RESET_DELAYED'))
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepPersonForm(serverAction, formTexts.failed)

const outcomes: Record<string, string | undefined> = {
  RESET_SENT: formTexts.resetSent,
  RESET_DELAYED: formTexts.resetDelayed,
}

export default function Reset({ loaderData: screen, actionData }: Route.ComponentProps) {
  const answer = actionData ?? null
  const said = outcomes[answer?.code ?? '']
  const { canSendMail } = screen
  return (
    <SignInFrame
      title="Password dimenticata?"
      lead={
        said
          ? null
          : canSendMail
            ? 'Scrivi la tua email: ti mandiamo un collegamento per sceglierne una nuova.'
            : 'Per sceglierne una nuova serve un collegamento, che arriva via email.'
      }
      screen={screen}
      answer={answer}
      crossings={crossings.reset(screen)}
    >
      {(carried) => (
        <>
          <div aria-live="polite" className="empty:absolute">
            {said && <Note kind={answer?.code === 'RESET_SENT' ? 'ok' : 'info'}>{said}</Note>}
          </div>
          {!said && (
            <PersonForm
              action={loginPath(screen.returnTo, 'reset')}
              failedTitle="Email non inviata"
              answer={answer}
              check={checkEmail}
            >
              {({ isBusy, errorOf, typed }) => (
                <>
                  <EmailField
                    defaultValue={typed['email'] ?? carried.email}
                    error={errorOf('email')}
                  />
                  <Button
                    kind="main"
                    busy={isBusy}
                    busyLabel="Un momento…"
                    disabled={!canSendMail}
                    why={canSendMail ? undefined : formTexts.resetWithoutMail}
                    className="w-full"
                  >
                    Invia il collegamento
                  </Button>
                </>
              )}
            </PersonForm>
          )}
        </>
      )}
    </SignInFrame>
  )
}
