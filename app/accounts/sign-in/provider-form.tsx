import { useEffect, useRef, useState } from 'react'
import { loginPath, withQuery } from '../../paths.ts'
import { providerPath } from '../../sign-in-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Status } from '../../ui/status.tsx'
import type { OfferedProvider, ProviderWords, SignInScreen } from '../account.ts'
import { AccountRules } from './account-rules.tsx'
import {
  finalFailure,
  openPopup,
  type PopupResult,
  popupTarget,
  providerCodes,
  watchPopup,
} from './provider-popup.ts'
import { WithProvider } from './shared-device.tsx'

type ProviderSectionProps = {
  screen: SignInScreen
  isShared: boolean
  /** What a new account means is said here; else it stands beside the form. */
  hasRules: boolean
}

/** The ways in with a provider, beside the others. */
export function ProviderSection({ screen, isShared, hasRules }: ProviderSectionProps) {
  const [end, setEnd] = useState<End | null>(null)
  if (screen.providers.length === 0) return null
  return (
    <>
      {screen.hasPasswords && <p className="or my-2">oppure</p>}
      <ProviderOutcome end={end} />
      <div>
        {screen.providers.map((provider) => (
          <ProviderForm
            key={provider.id}
            provider={provider}
            returnTo={screen.returnTo}
            isShared={isShared}
            onEnd={(code) =>
              setEnd(
                code === null
                  ? null
                  : { code, name: provider.name, hasPasswords: screen.hasPasswords },
              )
            }
          />
        ))}
      </div>
      {hasRules && screen.providers.some(({ isEnabled }) => isEnabled) && <AccountRules />}
    </>
  )
}

type End = ProviderWords & { code: string }

/** How the way to a provider and back ended; who turned back there is not told of an error. */
export function ProviderOutcome({ end }: { end: End | null }) {
  if (!end) return null
  const isFailure = end.code !== providerCodes.cancelled
  return (
    <Note kind={isFailure ? 'bad' : 'info'} role={isFailure ? 'alert' : 'status'}>
      {finalFailure(end.code, end)}
    </Note>
  )
}

type ProviderFormProps = {
  provider: OfferedProvider
  returnTo: string | null
  isShared: boolean
  /** Called with the code when signing in ended for good, with null when a new attempt begins. */
  onEnd: (code: string | null) => void
}

/**
 * 'Continua con …': a window first; when the browser forbids it, or it ends without a sign-in, the
 * page itself goes to the provider. Without script the page goes at once.
 */
function ProviderForm({ provider, returnTo, isShared, onEnd }: ProviderFormProps) {
  const { id, name, logo, isEnabled } = provider
  const inPage = providerPath(id)
  const inPopup = withQuery(inPage, { modo: 'popup' })
  const form = useRef<HTMLFormElement>(null)
  const stopWatching = useRef(() => {})
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => () => stopWatching.current(), [])

  function aim(target: string, action: string) {
    if (!form.current) return
    form.current.target = target
    form.current.action = action
  }

  function submit() {
    stopWatching.current()
    onEnd(null)
    const popup = openPopup()
    if (!popup) {
      aim('', inPage)
      return
    }
    popup.focus()
    aim(popupTarget, inPopup)
    setWaiting(true)
    stopWatching.current = watchPopup(popup, finish)
  }

  function finish(result: PopupResult | null) {
    setWaiting(false)
    if (result?.code === null) {
      // Which leads on, also to whoever has to give a second proof first.
      window.location.assign(loginPath(returnTo))
      return
    }
    if (result?.code && finalFailure(result.code, { name, hasPasswords: true })) {
      onEnd(result.code)
      return
    }
    aim('', inPage)
    form.current?.submit()
  }

  return (
    <form ref={form} method="post" action={inPage} onSubmit={submit} className="stack">
      {isEnabled && <WithProvider returnTo={returnTo} isShared={isShared} />}
      <Button
        disabled={!isEnabled}
        why="Non attivo su questo sito"
        icon={<ProviderMark name={name} logo={logo} />}
      >
        {`Continua con ${name}`}
      </Button>
      <Status>{isWaiting && 'Continua nella finestra che si è aperta.'}</Status>
    </form>
  )
}

/** The provider's own picture, or the first large letter of its name in a circle. */
function ProviderMark({ name, logo }: { name: string; logo: string | null }) {
  if (logo !== null) return <img src={logo} alt="" className="provider-logo" />
  return (
    <span className="provider-letter" aria-hidden="true">
      {/\p{Lu}/u.exec(name)?.[0] ?? name.slice(0, 1)}
    </span>
  )
}

type StartAnewFormProps = {
  provider: OfferedProvider
  returnTo: string | null
  isShared: boolean
  hasPasswords: boolean
}

/**
 * Whoever comes from a provider and finds their address registered by somebody: the account may be
 * their own, with all they saved in it, so that it gives way only when they say so.
 */
export function StartAnewForm({ provider, returnTo, isShared, hasPasswords }: StartAnewFormProps) {
  const { id, name } = provider
  return (
    <form method="post" action={providerPath(id)} className="stack border-b border-rule pb-6">
      <h2>È tuo?</h2>
      <p>
        <strong>Se è tuo</strong>,{' '}
        {hasPasswords
          ? 'accedi qui sotto con la password. Se non la ricordi, reimpostala. Quello che hai salvato resta.'
          : 'scrivi a chi gestisce il sito: quello che hai salvato resta.'}
      </p>
      <p>
        <strong>Se non è tuo</strong>, ricomincia da capo con {name}. Quell'account sparisce, con
        tutto quello che contiene.
      </p>
      <WithProvider returnTo={returnTo} isShared={isShared} />
      <Button kind="danger" name="intent" value="start-anew">
        {`Ricomincia da capo con ${name}`}
      </Button>
    </form>
  )
}
