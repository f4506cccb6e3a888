import { useOutcome } from '../../records/acts/done-note.tsx'
import { outcomeOf } from '../../records/acts/outcome.ts'
import { Note } from '../../ui/note.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { formTexts } from '../account.ts'
import { accountTexts } from '../account-texts.ts'
import { keepPersonForm } from '../person-form-answer.ts'
import type { Route } from './+types/enter.route.ts'
import { signInSchema } from './account-schema.ts'
import { EnterScreen } from './enter-screen.tsx'
import { signIn } from './sign-in.server.ts'
import { leadOn, readScreen, readSignInForm, welcome } from './sign-in-screen.server.ts'

export const meta = loadedTags

export async function loader({ context, url }: Route.LoaderArgs) {
  leadOn({ context, url })
  const isChanged = outcomeOf(url.searchParams)?.done === 'change-password'
  const done = isChanged ? accountTexts.passwordChanged : null
  return { ...(await readScreen(url, 'Accedi')), done }
}

export async function action(args: Route.ActionArgs) {
  const { ground, handle } = await readSignInForm(args)
  return handle(signInSchema, async (credentials) => {
    const signedIn = await signIn(ground, credentials)
    return welcome(args, signedIn, { event: 'signedIn', isShared: ground.isShared })
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepPersonForm(serverAction, formTexts.failed)

export default function Enter({ loaderData, actionData }: Route.ComponentProps) {
  useOutcome()
  const { done } = loaderData
  return (
    <EnterScreen screen={loaderData} answer={actionData ?? null}>
      <div aria-live="polite" className="empty:absolute">
        {done && !actionData && <Note kind="ok">{done}</Note>}
      </div>
    </EnterScreen>
  )
}
