import { groupPath } from '../group-paths.ts'
import { requireActor } from '../platform/http/authorization.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { db, env } from '../platform/process.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { counted } from '../ui/count-text.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { titled } from '../ui/page-title.ts'
import { PrintButton } from '../ui/print-button.tsx'
import type { Route } from './+types/certificates.route.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import { certificateSite } from './certificate-site.server.ts'
import { groupCertificates } from './certificates.server.ts'
import { groupTexts } from './group-texts.ts'
import './certificate.css'

export const meta = titled('Gli attestati del gruppo')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const actor = requireActor(context, 'leadGroups')
    return {
      groupId: params.id,
      certificates: await groupCertificates(db, actor, params.id),
      site: certificateSite(env),
    }
  })

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed)

/** The attestati that people of the group have, a page each, printed at once. */
export default function Certificates({ loaderData }: Route.ComponentProps) {
  const { groupId, certificates, site } = loaderData
  return (
    <div className="wrap certificate-page">
      <div className="noprint stack">
        <BackLink to={groupPath(groupId)}>Torna al gruppo</BackLink>
        <h1>Gli attestati</h1>
        {certificates.length === 0 ? (
          <p>{groupTexts.nobodyFinished}</p>
        ) : (
          <>
            <p className="measure">
              {counted(certificates.length, 'attestato', 'attestati')}, con i nomi del gruppo: se
              uno non va bene, cambialo nella pagina del gruppo. Chi vuole un altro nome lo scrive
              sul suo attestato, dal percorso.
            </p>
            <p>
              <PrintButton kind="main">Stampa tutti gli attestati</PrintButton>
            </p>
          </>
        )}
      </div>
      {certificates.map(({ id, name, ...certificate }) => (
        <CertificateSheet key={id} name={name} certificate={certificate} site={site} />
      ))}
    </div>
  )
}
