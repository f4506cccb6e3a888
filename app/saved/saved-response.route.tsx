import { ArrowLeft, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, redirect, replace } from 'react-router'
import { answerKindNames } from '../answer-kind.ts'
import { savedListPath, savedPath } from '../paths.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import { attempt, load } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db, env } from '../platform/process.server.ts'
import { DoneNote, useOutcome } from '../records/acts/done-note.tsx'
import { outcomeAddress } from '../records/acts/outcome.ts'
import { DateTime } from '../ui/date-time.tsx'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { AnswerText } from '../ui/markdown/answer-text.tsx'
import { Note } from '../ui/note.tsx'
import { titleTag } from '../ui/page-title.ts'
import { ReadAloud } from '../ui/read-aloud/read-aloud.tsx'
import type { Route } from './+types/saved-response.route'
import { readSaved, versionAt } from './read.server.ts'
import { ResponseActs } from './response-acts.tsx'
import { responseBody } from './response-body.server.ts'
import { type ChangedPart, ResponseForms } from './response-forms.tsx'
import {
  aiLabel,
  aiPictureLabel,
  failureText,
  pictureAddress,
  type SavedResponse,
  savedTexts,
} from './saved.ts'
import { changeSaved } from './saved-action.server.ts'
import { savedCeilings } from './saved-ceiling.server.ts'
import { SavedMarks } from './saved-marks.tsx'
import { versionAddress } from './version-address.ts'
import { VersionBar } from './version-bar.tsx'
import { answerKindAt, messageLanguage, versionLabel } from './versions.ts'
import './saved-response.css'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

/** Where the page says which version it shows. */
const versionsId = 'versione'
const doneTexts = { correct: 'Versione salvata.' }

export const meta = (args: Route.MetaArgs) =>
  titleTag(args.loaderData?.saved.title ?? 'Risposta salvata', args)

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, savedTexts.loadFailed, async () => {
    const saved = await readSaved(db, requireUser(context), params.id)
    const { versions, version, text } = versionAt(saved, url.searchParams)
    const kind = answerKindAt(saved.answerKind, saved.turns, version)
    return {
      saved,
      version,
      labels: versions.map(versionLabel),
      sentName: kind && answerKindNames[kind],
      // The request asked for none: it answers a letter that was explained.
      isReply: kind !== null && saved.answerKind === null,
      text,
      blocks: responseBody({ title: saved.title, response: text }),
    }
  })

export const action = async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request)
  return attempt(context, failureText(form), async () => {
    const done = await changeSaved(db, requireUser(context), params.id, {
      form,
      ceilings: savedCeilings(env),
    })
    if (done === 'delete')
      throw redirect(outcomeAddress(savedListPath(), { done, id: params.id }), 303)
    if (done === 'correct') {
      throw replace(outcomeAddress(`${savedPath(params.id)}#${versionsId}`, { done }), 303)
    }
    return { done }
  })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepScreen(serverAction, failureText(await request.clone().formData()))
}

export const ErrorBoundary = loadErrorBoundary(savedTexts.loadFailed, {
  to: savedListPath(),
  label: 'Torna alle risposte',
})

export default function SavedResponseScreen({ loaderData }: Route.ComponentProps) {
  const { saved, version, labels, sentName, text: shown, blocks } = loaderData
  const words = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<readonly ChangedPart[]>([])
  const without = (part: ChangedPart) => parts.filter((one) => one !== part)
  const outcome = useOutcome()
  return (
    <div className="wrap pt-6 pb-16">
      <Link to={savedListPath()} className="back noprint">
        <ArrowLeft aria-hidden="true" className="i" />
        Torna alle risposte
      </Link>
      <article className="page stack mt-4">
        <Note kind="ai">{aiLabel(saved)}</Note>
        <header className="stack">
          <h1>{saved.title}</h1>
          <DateTime value={saved.createdAt} className="soft" />
          <SavedMarks saved={{ tags: saved.tags, isDemo: false }} />
        </header>
        {outcome ? (
          <div id={versionsId} className="noprint">
            <DoneNote outcome={outcome} texts={doneTexts} />
          </div>
        ) : null}
        <VersionBar
          labels={labels}
          index={version}
          way={(to, looks) => (
            <ButtonLink
              {...looks}
              to={versionAddress(to, labels.length)}
              replace
              preventScrollReset
            />
          )}
        />
        <div>
          <ReadAloud of={words} />
          <div
            className={saved.hasImage ? 'grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]' : undefined}
          >
            <div ref={words} className="answer-words min-w-0">
              <AnswerText
                text={shown}
                blocks={blocks}
                lang={messageLanguage(saved.turns, version)}
                isToSend={sentName !== null}
                isAlone={loaderData.isReply}
                acts={
                  <ResponseActs
                    saved={saved}
                    version={version}
                    text={shown}
                    blocks={blocks}
                    sentName={sentName}
                    onChange={(part) => setParts([...without(part), part])}
                  />
                }
              />
            </div>
            {saved.hasImage && <ResponsePicture saved={saved} />}
          </div>
        </div>
        <details className="asked noprint">
          <summary>La tua richiesta</summary>
          <p className="measure whitespace-pre-line">{saved.prompt}</p>
        </details>
        <ResponseForms
          saved={saved}
          text={shown}
          parts={parts}
          onDone={(part) => setParts(without(part))}
        />
      </article>
    </div>
  )
}

/** The picture of a response with its label and download. */
function ResponsePicture({ saved }: { saved: SavedResponse }) {
  return (
    <figure className="stack self-start">
      <Picture
        src={pictureAddress(saved.id)}
        alt={`Immagine per «${saved.title}»`}
        instead={<p className="picture-place">{savedTexts.pictureUnseen}</p>}
        width="1024"
        height="1024"
        className="h-auto w-full rounded-control border-2 border-ink"
      />
      <figcaption className="stack">
        <Note kind="ai">{aiPictureLabel(saved)}</Note>
        <a
          href={pictureAddress(saved.id, 'png')}
          download
          className={buttonClass({ size: 'small' })}
        >
          <Download aria-hidden="true" className="i" />
          Scarica immagine
        </a>
      </figcaption>
    </figure>
  )
}
