import { useState } from 'react'
import { data, Form } from 'react-router'
import { certificatePath, groupPathPath } from '../group-paths.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import { attempt, failure, load } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db, env } from '../platform/process.server.ts'
import { isTurned } from '../platform/seen.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { keepScreen } from '../ui/keep-screen.ts'
import { useLastAnswer } from '../ui/last-answer.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import { PrintButton } from '../ui/print-button.tsx'
import type { Route } from './+types/certificate.route.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import { certificateSite } from './certificate-site.server.ts'
import { readGroupCertificate } from './certificates.server.ts'
import { charactersALetter, groupLimits } from './group.ts'
import { readName } from './group-rules.ts'
import { groupTexts } from './group-texts.ts'
import './certificate.css'

export const meta = titled('Attestato')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const certificate = await readGroupCertificate(db, requireUser(context), params.id)
    return { id: params.id, certificate, site: certificateSite(env) }
  })

/** Puts the name that is typed on the page that follows. It is stored nowhere. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request)
  return attempt(context, groupTexts.certificateFailed, async () => {
    await readGroupCertificate(db, requireUser(context), params.id)
    const name = readName(form.get('nome'), groupLimits.certificateName)
    if (name === null) {
      const text = isTurned(String(form.get('nome')))
        ? groupTexts.nameTurned
        : groupTexts.certificateName
      return failure('NAME_UNFIT', 400, text)
    }
    return data({ name })
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, groupTexts.certificateFailed)

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed, {
  to: groupPathPath(),
  label: 'Torna al percorso',
})

/** An attestato to print, with the name as its owner types it. */
export default function CertificatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, certificate, site } = loaderData
  const answer = useLastAnswer(actionData)
  const message = answer && 'message' in answer ? answer.message : null
  const given = answer && 'name' in answer ? answer.name : certificate.name
  // Whoever prints at once prints what is typed.
  const [typed, setTyped] = useState('')
  const letters = [...typed.trim()].slice(0, groupLimits.certificateName)
  const name = letters.join('') || given
  return (
    <div className="wrap certificate-page">
      <div className="noprint stack">
        <BackLink to={groupPathPath()}>Il percorso</BackLink>
        {message && (
          <Note kind="bad" role="alert">
            {message}
          </Note>
        )}
        <Form method="post" action={certificatePath(id)} className="stack measure">
          <TextField
            name="nome"
            label="Il nome sull'attestato"
            hint="Per esempio nome e cognome. Non lo teniamo: resta solo su questo foglio."
            defaultValue={given}
            onChange={({ target }) => setTyped(target.value)}
            required
            maxLength={groupLimits.certificateName * charactersALetter}
            autoComplete="name"
          />
          <p className="row">
            <Button>Metti questo nome</Button>
            <PrintButton kind="main">Stampa l'attestato</PrintButton>
          </p>
        </Form>
      </div>
      <CertificateSheet name={name} certificate={certificate} site={site} level={1} />
    </div>
  )
}
