import { redirect } from 'react-router'
import { safeReturnPath } from '../accounts/sign-in/return-path.ts'
import { saveReading } from '../accounts/user-record.server.ts'
import { homePath, readingPath } from '../paths.ts'
import { readingContext, sessionContext } from '../platform/http/context.server.ts'
import { attempt, failure } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db, env } from '../platform/process.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/reading.route.ts'
import { normalText } from './look.ts'
import { normal, parseReading, readingText } from './reading.ts'
import { ReadingChoices } from './reading-choices.tsx'
import { readingCookie } from './reading-cookie.server.ts'
import { notKept } from './reading-words.ts'

export const meta = titled('Come vuoi leggere?')

/** The panel as a page: for browsers without script, and while the script is on its way. */
export function loader({ context, url }: Route.LoaderArgs) {
  return {
    reading: context.get(readingContext) ?? normalText,
    returnTo: returnPathIn(url),
  }
}

/** Where somebody came from: a path of this site, and another page than this one. */
function returnPathIn(url: URL): string | null {
  const path = safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL)
  return path?.startsWith(readingPath()) ? null : path
}

/** Keeps a choice in the account of who is signed in, and in this browser if it is theirs. */
export const action = ({ context, request, url }: Route.ActionArgs) =>
  attempt(context, notKept, async () => {
    const reading = parseReading(String((await readForm(request)).get('reading')))
    if (!reading) return failure('INVALID', 400, notKept)
    const text = readingText(reading)
    const session = context.get(sessionContext)
    const user = session.kind === 'user' ? session.user : null
    if (user) await saveReading(db, user, text)
    return redirect(readingPath(returnPathIn(url)), {
      status: 303,
      ...(!user?.isShared && { headers: { 'Set-Cookie': readingCookie(env, text) } }),
    })
  })

export default function ReadingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reading, returnTo } = loaderData
  return (
    <div className="wrap reading-page">
      <BackLink to={returnTo ?? homePath()}>
        {returnTo ? "Torna dov'eri" : 'Vai alla pagina iniziale'}
      </BackLink>
      <h1>Come vuoi leggere?</h1>
      {actionData ? (
        <Note kind="bad" role="alert">
          {actionData.message}
        </Note>
      ) : null}
      <ReadingChoices reading={parseReading(reading) ?? normal} returnTo={returnTo} />
    </div>
  )
}
