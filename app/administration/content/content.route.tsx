import { Download, FileSearch } from 'lucide-react'
import { data, Form, Link, type RouterContextProvider, redirect, useNavigation } from 'react-router'
import { adminContentPath, bundlePath, exportContentPath } from '../../admin-paths.ts'
import { nouns } from '../../nouns.server.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { attempt, load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { isAskedBy, keepActs } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { DoneNote, type DoneTexts, FocusedNote, useOutcome } from '../../records/acts/done-note.tsx'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { takeFilePictures } from '../../records/exchange/pictures-in-file.server.ts'
import {
  countPlanned,
  type ImportPlan,
  type Planned,
  plannedStates,
} from '../../records/exchange/plan.ts'
import { packFile, readSentFile, unpackFile } from '../../records/exchange/read-file.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { failureIn } from '../../records/list/list-screen.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import type { Route } from './+types/content.route'
import { type BundleName, bundles, isBundleName } from './bundles.ts'
import { contentActs, contentNames, contentTexts, doneLines } from './content-texts.ts'
import { contentKinds, nounNames } from './export-content.server.ts'
import {
  type ContentSource,
  importContent,
  leaveOffered,
  planImport,
} from './import-content.server.ts'
import { PlanSection } from './plan-section.tsx'
import { fileOfSets } from './sets-file.server.ts'

export const meta = titled(adminTitle('Contenuti'))

type ContentList = { many: string; to: string }

const lists = (): ContentList[] =>
  nouns.map(({ noun: { words, places } }) => ({ many: words.many, to: places.list() }))

const bundleIn = (url: URL): BundleName | null => {
  const name = url.searchParams.get('insieme')
  return isBundleName(name) ? name : null
}

/** What a plan is asked about, and how its form carries it on. */
type Asked = { plan: ImportPlan; packed: string | null; problem: string | null }

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, contentTexts.loadFailed, async () => {
    const name = bundleIn(url)
    if (!name) {
      requireActor(context, 'importContent')
      return { name, asked: null, lists: lists() }
    }
    const bundle = bundles[name]
    const actor = requireActor(context, bundle.needs)
    const plan = await planImport(db, actor, { from: 'product', bundle })
    const asked: Asked = { plan, packed: null, problem: null }
    return { name, asked, lists: lists() }
  })

/** Says what a file would do; does what a plan says, or leaves what it offers. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const name = bundleIn(url)
  const bundle = name && bundles[name]
  const failed = bundle ? bundle.failed : contentActs.failedText(form)
  const actor = requireActor(context, bundle ? bundle.needs : 'importContent', failed)
  const read = async (packed: unknown): Promise<ContentSource> => {
    if (bundle) return { from: 'product', bundle }
    const file = await unpackFile(packed, contentKinds)
    const taken = await takeFilePictures(db, actor, file, nounNames)
    return { from: 'file', taken, city: env.CITY }
  }
  const only = new Set(form.getAll(contentNames.entry).map(String))
  const here = name ? bundlePath(name) : adminContentPath()
  return carryOut(context, contentActs, form, {
    check: async () => {
      const file = await readSentFile(form.get(contentNames.file), contentKinds, (found) =>
        fileOfSets(found, env.CITY),
      )
      const taken = await takeFilePictures(db, actor, file, nounNames)
      const plan = await planImport(db, actor, { from: 'file', taken, city: env.CITY })
      return data<Asked>({ plan, packed: await packFile(taken.file), problem: null }, 200)
    },
    import: () =>
      attempt(context, failed, async () => {
        const source = await read(form.get(contentNames.packed))
        const accepts = ({ name: plan }: ImportPlan) => plan === form.get(contentNames.plan)
        const { plan, taken, isDone } = await importContent(db, actor, source, { only, accepts })
        if (!isDone) {
          const packed = source.from === 'file' ? await packFile(source.taken.file) : null
          return data<Asked>({ plan, packed, problem: contentTexts.changed }, 409)
        }
        tell(context, name)
        return redirect(outcomeAddress(here, { done: 'import', counts: countsOf(taken) }), 303)
      }),
    leave: async () => {
      if (bundle) await leaveOffered(db, actor, bundle, only)
      return redirect(outcomeAddress(here, { done: 'leave' }), 303)
    },
  })
}

const tell = (context: Readonly<RouterContextProvider>, name: BundleName | null) =>
  name
    ? audit(context, 'contentReset', { reason: name })
    : audit(context, 'contentImported', { reason: 'content' })

function countsOf(entries: readonly Planned[]): number[] {
  const counts = countPlanned(entries)
  return plannedStates.map((state) => counts[state])
}

export const clientAction = keepActs<Awaited<ReturnType<typeof action>>>(contentActs)

export const ErrorBoundary = adminErrorBoundary(contentTexts.loadFailed)

/** Records taken along as a file, and brought in from one or from what comes with the product. */
export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = loaderData
  const bundle = name && bundles[name]
  const outcome = useOutcome()
  const answer = useLastAnswer(actionData)
  const failed = failureIn(answer)
  const asked: Asked | null = answer && 'plan' in answer ? answer : loaderData.asked
  const cancelTo = bundle ? bundle.back.to() : adminContentPath()
  return (
    <div className="stack gap-8">
      <PageHead
        title={bundle ? bundle.title : 'Contenuti su file'}
        back={bundle && <BackLink to={cancelTo}>{bundle.back.label}</BackLink>}
        text={
          <p>
            {bundle ? bundle.text : "Porta i contenuti da un sito all'altro, o tienine una copia."}
          </p>
        }
      />
      <DoneNote outcome={outcome} texts={doneTexts(name, loaderData.lists)} />
      {failed && (
        <FocusedNote about={answer} kind="bad">
          {failed}
        </FocusedNote>
      )}
      {asked ? (
        <PlanSection
          key={asked.plan.name}
          {...asked}
          label={bundle ? bundle.label : 'Importa'}
          isOffer={bundle?.isOffer ?? false}
          cancelTo={cancelTo}
          isAfter={outcome !== null && asked === loaderData.asked}
        />
      ) : (
        <>
          <ImportSection />
          <ExportSection />
        </>
      )}
    </div>
  )
}

const doneTexts = (name: BundleName | null, all: readonly ContentList[]): DoneTexts => ({
  leave: "Resta com'è. Te lo richiedo solo se il testo cambia ancora.",
  import: ({ counts }) => {
    const [fresh = 0, changed = 0, unchanged = 0] = counts
    const title = name && bundles[name].done(fresh + changed + unchanged)
    return (
      <>
        {title && <p className="font-bold">{title}</p>}
        {doneLines(counts, name === null).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="row gap-x-4">
          {all.map(({ many, to }) => (
            <Link key={to} to={to} className="first-letter:uppercase">
              {many}
            </Link>
          ))}
        </p>
      </>
    )
  },
})

function ImportSection() {
  const isBusy = isAskedBy(useNavigation().formData, 'check')
  return (
    <section className="built-in-part stack mt-0" aria-labelledby="importa">
      <h2 id="importa">Importa da un file</h2>
      <p className="measure">
        Scegli un file che viene da «Scarica come file», o un elenco di set di prompt. Prima ti dico
        che cosa cambia: fino alla tua conferma resta tutto com'è.
      </p>
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
      <p className="measure">
        Nel file c'è tutto, anche le bozze e le immagini caricate. Quando lo importi, scegli che
        cosa prendere.
      </p>
      <a className={`${buttonClass()} justify-self-start`} href={exportContentPath()} download>
        <Download aria-hidden="true" className="i" />
        Scarica tutti i contenuti
      </a>
    </section>
  )
}
