import { Download, FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { adminContentPath, exportContentPath } from '../../admin-paths.ts'
import { nouns } from '../../nouns.server.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { isAskedBy } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { DoneNote } from '../../records/acts/done-note.tsx'
import { FocusedNote } from '../../records/acts/focused-note.tsx'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { type ContentKind, kindOf } from '../../records/exchange/content-file.ts'
import { packFile, unpackFile } from '../../records/exchange/packed-file.server.ts'
import { takeFilePictures } from '../../records/exchange/pictures-in-file.server.ts'
import { countPlanned } from '../../records/exchange/plan.ts'
import { readSentFile } from '../../records/exchange/read-file.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { failureIn } from '../../records/list/list-screen.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import type { Route } from './+types/content.route'
import {
  contentActs,
  contentNames,
  contentTexts,
  countOrder,
  importedLines,
} from './content-acts.ts'
import { contentKinds, nounNames } from './export-content.server.ts'
import { importContent, planImport } from './import-content.server.ts'
import { PlanSection } from './plan-section.tsx'

export const meta = titled(adminTitle('Contenuti su file'))

/** A list whose records travel in files. */
type ContentList = { kind: ContentKind; many: string; to: string }

const lists = (): ContentList[] =>
  nouns.map(({ noun: { name, words, places } }) => ({
    kind: kindOf(name),
    many: words.many,
    to: places.list(),
  }))

/** From which one somebody came. */
const listOf = (url: URL) => lists().find(({ kind }) => kind === url.searchParams.get('da')) ?? null

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, contentTexts.loadFailed, async () => {
    requireActor(context, 'importContent')
    return { from: listOf(url), lists: lists() }
  })

/** Says what a file would do, or does it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireActor(context, 'importContent', contentActs.failedText(form))
  return carryOut(context, contentActs, form, {
    check: async () => {
      const read = await readSentFile(form.get(contentNames.file), contentKinds)
      const taken = await takeFilePictures(db, actor, read, { nouns: nounNames, isKept: true })
      const plan = await planImport(db, actor, taken, env.CITY)
      return data({ plan, packed: await packFile(taken.file), problem: null }, 200)
    },
    'import-file': async () => {
      const read = await unpackFile(form.get(contentNames.packed), contentKinds)
      const taken = await takeFilePictures(db, actor, read, { nouns: nounNames, isKept: true })
      const { plan, isDone } = await importContent(db, actor, taken, {
        city: env.CITY,
        accepts: ({ name }) => name === form.get(contentNames.plan),
      })
      if (!isDone) {
        const packed = await packFile(taken.file)
        return data({ plan, packed, problem: contentTexts.changed }, 409)
      }
      audit(context, 'contentImported', { reason: 'content' })
      const counts = countPlanned(plan.entries)
      const to = adminContentPath(listOf(url)?.kind)
      return redirect(
        outcomeAddress(to, {
          done: 'import-file',
          counts: countOrder.map((state) => counts[state]),
        }),
        303,
      )
    },
  })
}

export const clientAction = keepActs<Awaited<ReturnType<typeof action>>>(contentActs)

export const ErrorBoundary = adminErrorBoundary(contentTexts.loadFailed)

/** Records taken along as a file, and brought in from one. */
export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const { from } = loaderData
  const outcome = useOutcome()
  const answer = useLastAnswer(actionData)
  const failed = failureIn(answer)
  const asked = answer && 'plan' in answer ? answer : null
  const here = adminContentPath(from?.kind)
  return (
    <div className="stack gap-8">
      <PageHead
        title="Contenuti su file"
        back={from && <BackLink to={from.to}>Torna all'elenco: {from.many}</BackLink>}
        text={<p>Porta i contenuti da un sito all'altro, o tienine una copia.</p>}
      />
      <DoneNote outcome={outcome} texts={doneTexts(loaderData.lists)} />
      {asked ? (
        <PlanSection {...asked} cancelTo={here} />
      ) : (
        <>
          <ImportSection failed={failed} answer={answer} />
          <ExportSection lists={loaderData.lists} />
        </>
      )}
    </div>
  )
}

const doneTexts = (all: readonly ContentList[]) => ({
  'import-file': ({ counts }: { counts: number[] }): ReactNode => (
    <>
      {importedLines(counts).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="row gap-x-4">
        {all.map(({ kind, many, to }) => (
          <Link key={kind} to={to} className="first-letter:uppercase">
            {many}
          </Link>
        ))}
      </p>
    </>
  ),
})

function ImportSection({ failed, answer }: { failed: string | null; answer: unknown }) {
  const isBusy = isAskedBy(useNavigation().formData, 'check')
  return (
    <section className="stack" aria-labelledby="importa">
      <h2 id="importa">Importa da un file</h2>
      <p className="measure">
        Scegli un file che viene da «Scarica come file». Prima ti dico che cosa cambia: fino alla
        tua conferma resta tutto com'è.
      </p>
      {failed && (
        <FocusedNote about={answer} kind="bad" role="alert">
          {failed}
        </FocusedNote>
      )}
      <Form method="post" encType="multipart/form-data" className="stack">
        <input type="hidden" {...contentActs.button('check')} />
        <Field label="File" hint="Un file JSON, fino a 8 MB." id={contentNames.file}>
          {(control) => (
            <input
              {...control}
              type="file"
              name={contentNames.file}
              accept=".json,application/json"
              required
            />
          )}
        </Field>
        <Button
          kind="main"
          className="justify-self-start"
          busy={isBusy}
          icon={<FileSearch aria-hidden="true" className="i" />}
        >
          Guarda che cosa cambia
        </Button>
      </Form>
    </section>
  )
}

function ExportSection({ lists }: { lists: readonly ContentList[] }) {
  return (
    <section className="built-in-part stack" aria-labelledby="scarica">
      <h2 id="scarica">Scarica come file</h2>
      <p className="measure">Nel file ci sono anche le bozze e le immagini caricate.</p>
      <div className="row">
        <a className={buttonClass()} href={exportContentPath()} download>
          <Download aria-hidden="true" className="i" />
          Tutto insieme
        </a>
        {lists.map(({ kind, many }) => (
          <a key={kind} className={buttonClass()} href={exportContentPath(kind)} download>
            <Download aria-hidden="true" className="i" />
            Solo {many}
          </a>
        ))}
      </div>
    </section>
  )
}
