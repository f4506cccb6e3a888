import { Download, FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import {
  adminContentPath,
  adminGuidesPath,
  adminScenesPath,
  adminToolsPath,
  exportContentPath,
} from '../../admin-paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireAdmin } from '../../platform/http/authorization.server.ts'
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
import { contentKinds, isContentKind, kindWords } from '../../records/exchange/content-file.ts'
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
import { importContent, planImport } from './import-content.server.ts'
import { PlanSection } from './plan-section.tsx'

export const meta = titled(adminTitle('Contenuti su file'))

const listOf = (url: URL) => {
  const from = url.searchParams.get('da')
  return isContentKind(from) ? from : null
}

/** From which list somebody came. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, contentTexts.loadFailed, async () => {
    requireAdmin(context)
    return { from: listOf(url) }
  })

/** Says what a file would do, or does it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireAdmin(context, contentActs.failedText(form))
  return carryOut(context, contentActs, form, {
    check: async () => {
      const read = await readSentFile(form.get(contentNames.file))
      const taken = await takeFilePictures(db, actor, read, { isKept: true })
      const plan = await planImport(db, actor, taken, env.CITY)
      return data({ plan, packed: await packFile(taken.file), problem: null }, 200)
    },
    'import-file': async () => {
      const read = await unpackFile(form.get(contentNames.packed))
      const taken = await takeFilePictures(db, actor, read, { isKept: true })
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
      const to = adminContentPath(listOf(url))
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

const lists = {
  tools: { to: adminToolsPath(), label: 'Torna agli strumenti' },
  guides: { to: adminGuidesPath(), label: 'Torna alle guide' },
  scenes: { to: adminScenesPath(), label: 'Torna alle scene' },
}

/** Guides, tools and scenes taken along as a file, and brought in from one. */
export default function Content({ loaderData: { from }, actionData }: Route.ComponentProps) {
  const outcome = useOutcome()
  const answer = useLastAnswer(actionData)
  const failed = failureIn(answer)
  const asked = answer && 'plan' in answer ? answer : null
  const here = adminContentPath(from)
  return (
    <div className="stack gap-8">
      <PageHead
        title="Contenuti su file"
        back={from && <BackLink to={lists[from].to}>{lists[from].label}</BackLink>}
        text={<p>Porta guide, strumenti e scene da un sito all'altro, o tienine una copia.</p>}
      />
      <DoneNote outcome={outcome} texts={doneTexts} />
      {asked ? (
        <PlanSection {...asked} cancelTo={here} />
      ) : (
        <>
          <ImportSection failed={failed} answer={answer} />
          <ExportSection />
        </>
      )}
    </div>
  )
}

const doneTexts = {
  'import-file': ({ counts }: { counts: number[] }): ReactNode => (
    <>
      {importedLines(counts).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="row gap-x-4">
        <Link to={adminGuidesPath()}>Guide</Link>
        <Link to={adminToolsPath()}>Strumenti</Link>
        <Link to={adminScenesPath()}>Scene</Link>
      </p>
    </>
  ),
}

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

function ExportSection() {
  return (
    <section className="built-in-part stack" aria-labelledby="scarica">
      <h2 id="scarica">Scarica come file</h2>
      <p className="measure">Nel file ci sono anche le bozze e le immagini caricate.</p>
      <div className="row">
        <a className={buttonClass()} href={exportContentPath()} download>
          <Download aria-hidden="true" className="i" />
          Tutto insieme
        </a>
        {contentKinds.map((kind) => (
          <a key={kind} className={buttonClass()} href={exportContentPath(kind)} download>
            <Download aria-hidden="true" className="i" />
            Solo {kindWords[kind].many}
          </a>
        ))}
      </div>
    </section>
  )
}
