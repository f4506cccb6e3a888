import { HandHelping } from 'lucide-react'
import { Form, redirect } from 'react-router'
import { helpPage } from '../help/help-page.server.ts'
import { Places } from '../help/places.tsx'
import { askPersonPath, helpPath } from '../paths.ts'
import { requestLog } from '../platform/http/audit-log.server.ts'
import { currentUser } from '../platform/http/authorization.server.ts'
import { clientAddressContext, readingContext } from '../platform/http/context.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { db, env } from '../platform/process.server.ts'
import { siteFacts } from '../platform/settings/site.server.ts'
import { storable, wellFormed } from '../platform/well-formed.ts'
import { normalText } from '../reading/look.ts'
import { carryOut } from '../records/acts/carry-out.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { formatDateTime } from '../ui/format-date.ts'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/ask.route.ts'
import { askFields, askTexts, longestShown } from './asking.ts'
import { spaced } from './call.ts'
import { askActs } from './call-acts.server.ts'
import { callCookie, callOfBrowser, forgottenCall } from './call-cookie.server.ts'
import { CallTicket } from './call-ticket.tsx'
import { endOwnCall, makeCall, readOwnCall } from './calls.server.ts'
import { knownPage, pagePath } from './known-pages.server.ts'
import { ShownText } from './shown-text.tsx'
import { textBeforeThem } from './text-before-them.server.ts'
import '../help/help.css'
import './calls.css'

export const meta = titled('Chiedi a una persona')

const callerOf = (request: Request, user: { id: string } | null) => ({
  callId: callOfBrowser(env, request.headers),
  userId: user?.id ?? null,
})

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  load(context, askTexts.loadFailed, async () => {
    const user = currentUser(context)
    const from = pagePath(url.searchParams.get(askFields.from), env.PUBLIC_URL)
    const call = await readOwnCall(db, callerOf(request, user))
    const { places } = await helpPage(db, requestLog(context))
    const isNew = !call || (from !== null && from !== call.page)
    return {
      from,
      page: await knownPage(db, isNew ? from : call.page),
      call: call && {
        code: spaced(call.code),
        page: call.page,
        hasText: call.hasText,
        until: formatDateTime(call.until),
      },
      isNew,
      text: isNew ? await textBeforeThem(db, user, from) : null,
      userId: user?.id ?? null,
      places,
      contactEmail: siteFacts(env).contactEmail,
      site: env.SITE_NAME,
    }
  })

/** Makes a call, or ends it; both without an account too. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  return carryOut(context, askActs, form, {
    create: async () => {
      const caller = callerOf(request, currentUser(context))
      const sent = form.has(askFields.tick) ? String(form.get(askFields.text) ?? '') : ''
      // A form sends two characters for the end of a line.
      if (sent.length > 2 * longestShown) {
        throw new KnownFailure('TEXT_TOO_LONG', 400, askTexts.textTooLong)
      }
      const text = storable(wellFormed(sent.replace(/\r\n?/g, '\n'))).trim()
      const { id } = await makeCall(
        { db, env, address: context.get(clientAddressContext) },
        caller,
        {
          page: pagePath(String(form.get(askFields.from) ?? ''), env.PUBLIC_URL),
          reading: context.get(readingContext) ?? normalText,
          text: text || null,
        },
      )
      return redirect(askPersonPath(), {
        status: 303,
        headers: { 'Set-Cookie': callCookie(env, id) },
      })
    },
    delete: async () => {
      const caller = callerOf(request, currentUser(context))
      const call = await readOwnCall(db, caller)
      await endOwnCall(db, caller)
      return redirect(askPersonPath(call?.page), {
        status: 303,
        headers: { 'Set-Cookie': forgottenCall(env) },
      })
    },
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, askTexts.makeFailed)

export const ErrorBoundary = loadErrorBoundary(askTexts.loadFailed, {
  to: helpPath(),
  label: 'Vai ad Aiuto',
})

/** A person helps, on the spot or on the telephone: what they need to know, by six numbers. */
export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const { page, call, isNew, places, contactEmail, site } = loaderData
  return (
    <div className="ask-page">
      <div className="wrap">
        <BackLink to={page?.to ?? helpPath()}>
          {page?.to ? "Torna dov'eri" : 'Vai ad Aiuto'}
        </BackLink>
        {actionData && (
          <Note kind="bad" role="alert">
            {actionData.message}
          </Note>
        )}
        {call && !isNew ? (
          <Made call={call} title={page?.title ?? null} site={site} />
        ) : (
          <Offer {...loaderData} />
        )}
      </div>
      <Places places={places} contactEmail={contactEmail} />
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']

function Offer({ from, page, call, text, userId }: Data) {
  return (
    <>
      <h1>Chiedi a una persona</h1>
      <p>
        Premi il pulsante: hai sei numeri, il tuo <b>gettone di aiuto</b>. Mostralo o leggilo a chi
        ti aiuta, in biblioteca o allo sportello. Trova i posti qui sotto.
      </p>
      <Form method="post" className="stack gap-5">
        <div className="ask-seen">
          <h2>Che cosa vede chi ti aiuta</h2>
          <ul>
            <li className="wrap-anywhere">
              La pagina dove eri: <b>{page?.title ?? 'non si sa'}</b>.
            </li>
            <li>Come leggi: la grandezza delle lettere, i colori, la modalità semplice.</li>
          </ul>
          <p>Nient'altro. Sul gettone il tuo nome non c'è. Il registro segna chi lo guarda.</p>
        </div>
        <input type="hidden" name={askFields.from} value={from ?? ''} />
        <ShownText key={from} from={from} text={text} userId={userId} />
        {call && (
          <Note kind="info">
            Hai già un gettone, <b>{call.code}</b>, di un'altra pagina. Se ne fai uno nuovo, quello
            non vale più.
          </Note>
        )}
        <Button
          kind="main"
          size="big"
          name="intent"
          value="create"
          icon={<HandHelping aria-hidden="true" className="i" />}
        >
          Fai il gettone
        </Button>
      </Form>
    </>
  )
}

type MadeProps = { call: NonNullable<Data['call']>; title: string | null; site: string }

function Made({ call, title, site }: MadeProps) {
  return (
    <>
      <h1>Il tuo gettone di aiuto</h1>
      <p className="noprint">Mostra questi sei numeri a chi ti aiuta, o leggili al telefono.</p>
      <CallTicket {...call} title={title} site={site} />
      <Form method="post" className="stack noprint">
        <p>
          Hai avuto aiuto, o sei passato ad altro? Butta via il gettone: nessuno vede più niente, e
          ne puoi fare uno nuovo. Se lo lasci, finisce da sé.
        </p>
        <p>
          <Button name="intent" value="delete">
            Butta via il gettone
          </Button>
        </p>
      </Form>
    </>
  )
}
