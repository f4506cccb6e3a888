import { redirect } from 'react-router'
import { finishPath, homePath, logoutPath } from '../../paths.ts'
import { hasSlip } from '../../platform/has-address.ts'
import { sessionContext } from '../../platform/http/context.server.ts'
import { attempt } from '../../platform/http/failure.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { titled } from '../../ui/page-title.ts'
import { accountTexts } from '../account-texts.ts'
import { shownSlip } from '../slip/slip-cookie.server.ts'
import type { Route } from './+types/finish.route.ts'
import { hasKeyToComeBack, signOutAndClear } from './finish.server.ts'
import { KeepSlip } from './keep-slip.tsx'
import { safeReturnPath } from './return-path.ts'

export const meta = titled('Hai finito?')

/** Asks before everything of the person goes from this browser; whose only key is a slip sees it. */
export const loader = ({ context, request, url }: Route.LoaderArgs) => {
  const session = context.get(sessionContext)
  const user = session.kind === 'user' && hasSlip(session.user) ? session.user : null
  return {
    isSignedIn: session.kind !== 'anonymous',
    returnTo: safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL),
    onlyKey: user && {
      name: user.name,
      slip: shownSlip(env, request.headers, user.id),
      site: new URL(env.PUBLIC_URL).host,
      // 'Esci' on a device of one's own leaves there what is not the account's.
      action: url.searchParams.has('esci') ? logoutPath() : finishPath(),
    },
  }
}

export const action = ({ context, request }: Route.ActionArgs) =>
  attempt(context, accountTexts.failed, async () => {
    const isReady = await hasKeyToComeBack(context, request)
    return isReady ? signOutAndClear({ db, env }, context, request) : redirect(finishPath(), 303)
  })

export default function Finish({ loaderData, actionData }: Route.ComponentProps) {
  const { isSignedIn, returnTo, onlyKey } = loaderData
  const failed = actionData ? (
    <Note kind="bad" role="alert">
      {actionData.message}
    </Note>
  ) : null
  if (onlyKey) {
    return (
      <KeepSlip {...onlyKey} returnTo={returnTo}>
        {failed}
      </KeepSlip>
    )
  }
  return (
    <div className="wrap narrow sec stack gap-5">
      <h1>Hai finito?</h1>
      {failed}
      <p>Chi usa questo computer dopo di te non deve trovare niente di tuo.</p>
      <section className="stack" aria-labelledby="via">
        <h2 id="via">Da qui va via</h2>
        <ul className="spark-list">
          <li>Quello che hai scritto, le risposte non salvate, le foto e la firma.</li>
          {isSignedIn ? (
            <li>Il tuo accesso: esci dal tuo account.</li>
          ) : (
            <li>Le lezioni e le scene che hai segnato come fatte.</li>
          )}
          <li>Le tue scelte: come vuoi leggere, i cookie.</li>
        </ul>
      </section>
      <section className="stack" aria-labelledby="resta">
        <h2 id="resta">Resta</h2>
        {isSignedIn ? (
          <p>
            Le risposte salvate nel tuo account e le cose imparate. Le ritrovi quando entri di
            nuovo, da qualunque telefono o computer.
          </p>
        ) : (
          <p>Niente: quello che va via nessuno lo potrà riavere, nemmeno tu.</p>
        )}
      </section>
      {/* A new document forgets what the open one knows. */}
      <form method="post" className="row">
        <Button kind="danger-full">Cancella tutto</Button>
        <ButtonLink to={returnTo ?? homePath()}>Non ho finito</ButtonLink>
      </form>
    </div>
  )
}
