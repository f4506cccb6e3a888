import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { homePath, logoutPath, settingsPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireUser } from '../../platform/http/authorization.server.ts'
import { load, toFailure } from '../../platform/http/failure.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { titled } from '../../ui/page-title.ts'
import { settingsAddress } from '../settings/settings-forms.ts'
import type { Route } from './+types/address-link.route.ts'
import { changeIn, confirmAddress, findAskedChange } from './address-change.server.ts'
import { addressTexts } from './address-change.ts'
import { confirmOwnAddress, findOwnAddress } from './own-address.server.ts'

export const meta = titled('Il tuo indirizzo email')

/**
 * What the link in the mail is for, to whoever is signed in: it may have gone to a stranger. Nothing is
 * done before the button: mail programs look at links.
 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, addressTexts.linkFailed, async () => {
    const { id } = requireUser(context)
    const own = await findOwnAddress(db, env, url.searchParams)
    if (own) {
      const { email: address, emailVerified } = own
      if (own.id !== id) return { state: 'other', address } as const
      if (emailVerified) throw redirect(settingsAddress('email', 'confirm'))
      return { state: 'own', address } as const
    }
    const asked = await findAskedChange(db, changeIn(env, url.searchParams))
    if (!asked) return { state: 'worthless' } as const
    const { userId, address, former } = asked
    return userId === id
      ? ({ state: 'confirm', address, former } as const)
      : ({ state: 'other', address } as const)
  })

/** Carries the change out, once, or confirms the address of now. */
export async function action({ context, url }: Route.ActionArgs) {
  const user = requireUser(context)
  try {
    const own = await findOwnAddress(db, env, url.searchParams)
    if (own) {
      await confirmOwnAddress(db, user, own)
      audit(context, 'addressConfirmed')
      return redirect(settingsAddress('email', 'confirm'), 303)
    }
    await confirmAddress({ db, env, log }, user, changeIn(env, url.searchParams))
    audit(context, 'addressChanged')
    return redirect(settingsAddress('email', 'address-changed'), 303)
  } catch (error) {
    const failed = toFailure(context, addressTexts.linkFailed, error)
    return data({ message: failed.data.message }, failed.init ?? {})
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepScreen(serverAction, addressTexts.linkFailed)
}

export const ErrorBoundary = loadErrorBoundary(addressTexts.linkFailed)

type Page = Route.ComponentProps['loaderData']

/** The page that the link in a mail opens: what it does, and one button. */
export default function AddressLink({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap narrow sec stack gap-6 [overflow-wrap:anywhere]">
      {page.state === 'confirm' ? (
        <Confirm page={page} message={actionData?.message} />
      ) : page.state === 'own' ? (
        <ConfirmOwn address={page.address} message={actionData?.message} />
      ) : page.state === 'other' ? (
        <OtherAccount address={page.address} />
      ) : (
        <Worthless />
      )}
      <p>
        <Link to={homePath()}>Vai alla pagina iniziale</Link>
      </p>
    </div>
  )
}

type ConfirmProps = { page: Extract<Page, { state: 'confirm' }>; message: string | undefined }

function Confirm({ page: { address, former }, message }: ConfirmProps) {
  return (
    <>
      <h1>Vuoi usare questo indirizzo?</h1>
      <p>
        Il tuo account ora ha l'indirizzo {former}. Da qui in poi entri con {address}, e lì ti
        scriviamo.
      </p>
      <p>Avvisiamo anche {former}.</p>
      <ConfirmForm message={message}>Conferma il nuovo indirizzo</ConfirmForm>
    </>
  )
}

type OwnProps = { address: string; message: string | undefined }

function ConfirmOwn({ address, message }: OwnProps) {
  return (
    <>
      <h1>Conferma il tuo indirizzo</h1>
      <p>
        Il tuo account ha l'indirizzo <b>{address}</b>. Premi qui, e sappiamo che le nostre email ti
        arrivano. Non cambia altro: la password resta quella di adesso.
      </p>
      <ConfirmForm message={message}>Confermo: è il mio indirizzo</ConfirmForm>
    </>
  )
}

function ConfirmForm({ message, children }: { message: string | undefined; children: string }) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="stack gap-5">
      <ErrorSummary errors={message ? [{ field: null, message }] : []} />
      <p>
        <Button kind="main" busy={isBusy} busyLabel="Un momento…">
          {children}
        </Button>
      </p>
    </Form>
  )
}

function OtherAccount({ address }: { address: string }) {
  return (
    <>
      <h1>Qui è aperto un altro account</h1>
      <p>
        Non è quello che ha chiesto di usare {address}. Esci, e apri di nuovo il collegamento
        nell'email.
      </p>
      <p>Non hai chiesto niente? Puoi chiudere questa pagina. Non cambia nulla.</p>
      <form method="post" action={logoutPath()}>
        <Button>Esci da questo account</Button>
      </form>
    </>
  )
}

function Worthless() {
  return (
    <>
      <h1>Questo collegamento non è più valido</h1>
      <p>
        Forse l'hai già usato, è passato troppo tempo, o ne hai chiesto uno dopo: vale solo
        l'ultimo.
      </p>
      <p>
        Per cambiare indirizzo vai nelle impostazioni. Se ti serve aiuto, chiedi a chi gestisce il
        sito.
      </p>
      <p className="row">
        <ButtonLink to={settingsPath()}>Vai alle impostazioni</ButtonLink>
      </p>
    </>
  )
}
