import { useLocation } from 'react-router'
import { readForm } from '../../platform/http/read-form.server.ts'
import { outcomeOf } from '../../records/acts/outcome.ts'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { Note } from '../../ui/note.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { formTexts, sharedField } from '../account.ts'
import { accountTexts } from '../account-texts.ts'
import { askAboutAddress, handleForm } from '../form-answer.server.ts'
import { keepForm } from '../form-answer.ts'
import type { Route } from './+types/enter.route.ts'
import { signInSchema } from './account-schema.ts'
import { EnterScreen } from './enter-form.tsx'
import { signIn } from './sign-in.server.ts'
import {
  accountNamedIn,
  leadOn,
  readScreen,
  signInContext,
  welcome,
} from './sign-in-screen.server.ts'

export const meta = loadedTags

export async function loader({ context, url }: Route.LoaderArgs) {
  leadOn({ context, url })
  const isChanged = outcomeOf(url.searchParams)?.done === 'change-password'
  const done = isChanged ? accountTexts.passwordChanged : null
  return { ...(await readScreen(url, 'Accedi')), done }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const again = askAboutAddress(form, false)
  if (again) return again
  const handled = {
    ...{ form, schema: signInSchema, failed: accountTexts.failed },
    subject: () => accountNamedIn(form),
  }
  return handleForm(args.context, handled, async (credentials) => {
    const signedIn = await signIn(signInContext(args, form), credentials)
    return welcome(args, signedIn, { event: 'signedIn', isShared: form.has(sharedField) })
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, formTexts.failed)

export default function Enter({ loaderData, actionData }: Route.ComponentProps) {
  useOutcome()
  const said: unknown = useLocation().state?.said
  const done = typeof said === 'string' ? said : loaderData.done
  return (
    <EnterScreen screen={loaderData} answer={actionData ?? null}>
      <div role="status" className="empty:absolute">
        {done && !actionData && <Note kind="ok">{done}</Note>}
      </div>
    </EnterScreen>
  )
}
