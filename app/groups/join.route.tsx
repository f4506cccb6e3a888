import { randomUUID } from 'node:crypto'
import { Check } from 'lucide-react'
import { data, Form, Link, redirect, redirectDocument, useNavigation } from 'react-router'
import { countRegistration } from '../accounts/sign-in/attempts.server.ts'
import { auth } from '../accounts/sign-in/auth.server.ts'
import { openSessionOf, signInGround } from '../accounts/sign-in/sign-in.server.ts'
import { slipCookie } from '../accounts/slip/slip-cookie.server.ts'
import { codesPath, groupPathPath, joinPath, slipPath } from '../group-paths.ts'
import { finishPath, privacyPath } from '../paths.ts'
import { audit } from '../platform/http/audit-log.server.ts'
import { currentUser } from '../platform/http/authorization.server.ts'
import { clientAddressContext } from '../platform/http/context.server.ts'
import { attempt, failure, load } from '../platform/http/failure.server.ts'
import { isFailure } from '../platform/http/is-failure.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db, env, log } from '../platform/process.server.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextField } from '../ui/field.tsx'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Route } from './+types/join.route.ts'
import { handOn, onward, requireGroup } from './come-in.server.ts'
import { charactersALetter, groupLimits } from './group.ts'
import { groupTexts } from './group-texts.ts'
import { meetingText } from './group-words.server.ts'
import { leadersDo } from './leader-words.ts'
import { isMember, joinWithAccount, joinWithName } from './members.server.ts'
import { deviceField, isSharedIn, WhoseDevice } from './whose-device.tsx'
import './groups.css'

export const meta = titled('Entra nel gruppo')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const group = await requireGroup({ db, env }, params.code, context.get(clientAddressContext))
    const user = currentUser(context)
    const isIn = user !== null && (await isMember(db, group.id, user.id))
    if (user && isIn && !user.isShared) throw redirect(groupPathPath(group.id))
    const { id, code, name, place, isOpen, isFull } = group
    // Who led a meeting that is over concerns nobody who only has its code.
    const leaders = isOpen || group.endsAt > new Date() ? group.leaders : []
    return {
      group: { id, code, name, place, leaders, when: meetingText(group) },
      shut: isOpen ? (isFull ? groupTexts.full : null) : groupTexts.doorClosed,
      me: user && { name: user.name, isShared: user.isShared, isIn },
      page: randomUUID(),
    }
  })

/** Comes in with a name alone, or with the account that is signed in. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const typed = String(form.get('nome') ?? '')
  const answer = await attempt(context, groupTexts.joinFailed, async () => {
    const group = await requireGroup({ db, env }, params.code, context.get(clientAddressContext))
    const user = currentUser(context)
    if (form.get('intent') === 'join') {
      if (!user) return failure('UNAUTHENTICATED', 401, 'Il tuo accesso è finito: entra di nuovo.')
      await joinWithAccount({ db, env }, user, { groupId: group.id, name: typed })
      audit(context, 'groupJoined', { subjectId: group.id })
      return redirect(groupPathPath(group.id), 303)
    }
    const isShared = isSharedIn(form)
    if (isShared === null) return failure('DEVICE_MISSING', 400, groupTexts.deviceMissing)
    // An account is made: who comes in, goes and comes in again makes no end of them.
    const address = context.get(clientAddressContext)
    await countRegistration(db, env, address, groupTexts.tooManyJoined)
    const page = String(form.get('pagina'))
    const { userId, slip } = await joinWithName(
      { db, env },
      { groupId: group.id, name: typed, page },
    )
    const arrival = { db, env, log, context, request }
    const signedIn = await openSessionOf(
      signInGround({ ...arrival, auth: auth() }, isShared),
      userId,
    )
    const { headers } = signedIn
    headers.append(
      'Set-Cookie',
      slipCookie(env, { userId, kept: isShared ? 'shared' : 'own' }, slip),
    )
    await handOn(arrival, signedIn)
    const target = await onward(arrival, signedIn, { isShared, target: slipPath() })
    audit(context, 'registered', { way: 'group', accountId: userId })
    // A new document: the open one may know somebody else.
    return redirectDocument(target, { status: 303, headers })
  })
  return isFailure(answer)
    ? data({ ...answer.data, typed: typed.slice(0, 400) }, answer.init ?? {})
    : answer
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, groupTexts.joinFailed)

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed, {
  to: codesPath(),
  label: 'Scrivi di nuovo il codice',
})

/** A name, and one is in. */
export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  const { group, shut, me, page } = loaderData
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined
  const error = actionData?.message
    ? { field: actionData.code === 'DEVICE_MISSING' ? deviceField : 'nome', ...actionData }
    : null
  const isOwn = me !== null && !me.isShared
  return (
    <div className="wrap join-page">
      <header>
        <img src="/drawings/comunita.svg" alt="" width="96" height="96" />
        <div>
          <p className="soft">Codice {group.code}</p>
          <h1 className="wrap-anywhere">{group.name}</h1>
        </div>
      </header>
      <p className="wrap-anywhere">
        {group.place}, {group.when}.{' '}
        {group.leaders.length > 0 && (
          <b>{leadersDo(group.leaders, 'ti accompagna', 'ti accompagnano')}.</b>
        )}
      </p>
      {me?.isShared && <StillIn name={me.name} groupId={group.id} isIn={me.isIn} />}
      {shut ? (
        <Note kind="bad">
          {shut} <Link to={joinPath(group.code)}>Riprova</Link>
        </Note>
      ) : (
        <>
          <NameForm
            code={group.code}
            page={page}
            isOwn={isOwn}
            typed={typed ?? (isOwn ? me.name : undefined)}
            error={error}
          />
          <ul className="join-promises">
            {promises(group.leaders, isOwn).map((words) => (
              <li key={words}>
                <Check aria-hidden="true" className="i" />
                {words}
              </li>
            ))}
          </ul>
        </>
      )}
      {isOwn ? (
        <p>
          Non sei {me.name}? <Link to={finishPath(joinPath(group.code))}>Esci</Link>, poi entra con
          il tuo nome.
        </p>
      ) : (
        <p>
          <Link to={codesPath(group.code)}>Ho già un biglietto</Link>
        </p>
      )}
      <p className="small">
        Che cosa teniamo di te lo dice la pagina <Link to={`${privacyPath()}#gruppi`}>Privacy</Link>
        . Hai meno di 14 anni? Entra con un genitore.
      </p>
    </div>
  )
}

const promises = (leaders: string[], isOwn: boolean) => [
  ...(isOwn ? ['Entri con il tuo account.'] : ['Niente email, niente password.']),
  `${leadersDo(leaders, 'vede', 'vedono')} questo nome e a che passo sei. Non quello che scrivi.`,
]

type NameFormProps = {
  code: string
  page: string
  isOwn: boolean
  typed: string | undefined
  error: { field: string; message: string } | null
}

function NameForm({ code, page, isOwn, typed, error }: NameFormProps) {
  const isAlive = useHydrated()
  const isBusy = useNavigation().formMethod === 'POST'
  const errorOf = (field: string) => (error?.field === field ? error.message : undefined)
  return (
    <Form method="post" action={joinPath(code)} noValidate={isAlive} className="sheet">
      <ErrorSummary errors={error ? [error] : []} />
      <input type="hidden" name="pagina" value={page} />
      {isOwn && <input type="hidden" name="intent" value="join" />}
      <TextField
        name="nome"
        label="Come ti chiami?"
        hint="Basta il nome, o un nome inventato. Al massimo trenta lettere."
        defaultValue={typed}
        error={errorOf('nome')}
        required
        maxLength={groupLimits.personName * charactersALetter}
        autoComplete="off"
      />
      {isOwn ? (
        <Button kind="main" busy={isBusy} busyLabel="Un momento…" className="w-full">
          Entra
        </Button>
      ) : (
        <WhoseDevice error={errorOf(deviceField)} />
      )}
    </Form>
  )
}

/** On a tablet that was handed on: whoever was in before may be sitting here still. */
function StillIn({ name, groupId, isIn }: { name: string; groupId: string; isIn: boolean }) {
  return (
    <Note kind="info">
      <p>
        Da qui è entrato qualcuno che si chiama <b>{name}</b>. Se entri tu, il suo accesso finisce.
      </p>
      <div className="row mt-2">
        {isIn ? (
          <ButtonLink size="small" to={groupPathPath(groupId)}>
            Sono {name}: continua
          </ButtonLink>
        ) : (
          <Form method="post">
            <input type="hidden" name="intent" value="join" />
            <input type="hidden" name="nome" value={name} />
            <Button size="small">Sono {name}: entro con il mio account</Button>
          </Form>
        )}
      </div>
    </Note>
  )
}
