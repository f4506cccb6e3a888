import { useState } from 'react'
import { groupPathPath } from '../group-paths.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { db, env } from '../platform/process.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { TextField } from '../ui/field.tsx'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { titled } from '../ui/page-title.ts'
import { PrintButton } from '../ui/print-button.tsx'
import type { Route } from './+types/certificate.route.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import { certificateSite } from './certificate-site.server.ts'
import { readGroupCertificate } from './certificates.server.ts'
import { charactersALetter, groupLimits } from './group.ts'
import { groupTexts } from './group-texts.ts'
import './certificate.css'

export const meta = titled('Attestato')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const certificate = await readGroupCertificate(db, requireUser(context), params.id)
    return { certificate, site: certificateSite(env) }
  })

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed, {
  to: groupPathPath(),
  label: 'Torna al percorso',
})

/** An attestato to print, with the name as its owner types it: it is sent nowhere. */
export default function CertificatePage({ loaderData }: Route.ComponentProps) {
  const { certificate, site } = loaderData
  const [typed, setTyped] = useState('')
  const name = [...typed.trim()].slice(0, groupLimits.certificateName).join('')
  return (
    <div className="wrap certificate-page">
      <div className="noprint stack">
        <BackLink to={groupPathPath()}>Il percorso</BackLink>
        <TextField
          name="nome"
          label="Il nome sull'attestato"
          hint="Per esempio nome e cognome. Non lo teniamo: resta solo su questo foglio."
          className="measure needs-script"
          defaultValue={certificate.name}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={groupLimits.certificateName * charactersALetter}
          autoComplete="name"
        />
        <p className="row">
          <PrintButton kind="main">Stampa l'attestato</PrintButton>
        </p>
      </div>
      <CertificateSheet
        name={name || certificate.name}
        certificate={certificate}
        site={site}
        level={1}
      />
    </div>
  )
}
