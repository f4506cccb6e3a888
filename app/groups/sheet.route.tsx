import { codesPath, groupPath, joinPath } from '../group-paths.ts'
import { requireActor } from '../platform/http/authorization.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { db, env } from '../platform/process.server.ts'
import { qrCode } from '../platform/qr-code.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Brand } from '../ui/brand.tsx'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { titled } from '../ui/page-title.ts'
import { PrintButton } from '../ui/print-button.tsx'
import { QrPicture } from '../ui/qr-picture.tsx'
import type { Route } from './+types/sheet.route.ts'
import { CodeLetters } from './code-letters.tsx'
import { groupTexts } from './group-texts.ts'
import { meetingText } from './group-words.server.ts'
import { readGroup } from './groups.server.ts'
import './groups.css'

export const meta = titled('Il foglio del gruppo')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const group = await readGroup(db, requireActor(context, 'leadGroups'), params.id)
    const { id, name, place, code } = group
    const { host } = new URL(env.PUBLIC_URL)
    return {
      group: { id, name, place, code, when: meetingText(group) },
      site: { name: env.SITE_NAME, city: env.CITY, host, typed: `${host}${codesPath()}` },
      qr: qrCode(`${env.PUBLIC_URL}${joinPath(code)}`),
    }
  })

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed)

/** One sheet A4 for the wall: where to go, which letters, and a code for telephones. */
export default function Sheet({ loaderData }: Route.ComponentProps) {
  const { group, site, qr } = loaderData
  return (
    <div className="wrap sheet-page">
      <div className="noprint stack">
        <BackLink to={groupPath(group.id)}>Torna al gruppo</BackLink>
        <p>
          <PrintButton kind="main">Stampa il foglio</PrintButton>
        </p>
      </div>
      <article className="group-sheet">
        <p className="sheet-brand">
          <span className="brand">
            <Brand name={site.name} city={site.city} />
          </span>
        </p>
        <h1>Entra nel gruppo</h1>
        <p className="sheet-name wrap-anywhere">{group.name}</p>
        <ol>
          <li>
            <p>Apri internet. Nella barra dell'indirizzo scrivi</p>
            <p className="sheet-address wrap-anywhere">{site.typed}</p>
          </li>
          <li>
            <p>Scrivi queste sei lettere</p>
            <CodeLetters code={group.code} />
          </li>
          <li>
            <p>Scrivi il tuo nome. Sei dentro.</p>
          </li>
        </ol>
        <div className="sheet-qr">
          <QrPicture code={qr} label={`Codice QR che porta a ${site.host}`} />
          <div>
            <h2>Hai un telefono con la fotocamera?</h2>
            <p>
              Inquadra questo disegno e premi la scritta che appare. Deve cominciare con{' '}
              <b className="wrap-anywhere">{site.host}</b>.
            </p>
            <p>Non servono email e password.</p>
          </div>
        </div>
        <p className="sheet-foot wrap-anywhere">
          {group.place}, {group.when}. Il codice funziona da un'ora prima fino alla fine.
        </p>
      </article>
    </div>
  )
}
