import { ArrowRight } from 'lucide-react'
import { asksPreview, editProfessionPath, homePath } from '../paths.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { db } from '../platform/process.server.ts'
import { promptPath } from '../prompt-path.ts'
import { findPromptSet } from '../prompt-sets/prompt-sets.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EditLink } from '../ui/edit-link.tsx'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titleTag } from '../ui/page-title.ts'
import type { Route } from './+types/profession.route'
import { professionTexts } from './profession.ts'
import { ProfessionFigures } from './profession-figures.tsx'
import { Resources } from './profession-resources.tsx'
import { Voices } from './profession-voices.tsx'
import { readProfession } from './professions.server.ts'
import { UseCases } from './use-cases.tsx'
import './profession.css'
import type { ProfessionContent } from '../../db/content-types.ts'
import { Picture } from '../ui/picture.tsx'

export const meta = (args: Route.MetaArgs) =>
  titleTag(args.loaderData?.title ?? 'Professione', args)

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, professionTexts.loadFailed, async () => {
    const isPreview = asksPreview(url.searchParams)
    const profession = await readProfession(db, requireUser(context), params.id, { isPreview })
    return { ...profession, hasPrompts: (await findPromptSet(db, params.id)) !== null }
  })

export const ErrorBoundary = loadErrorBoundary(professionTexts.loadFailed, {
  to: homePath(),
  label: 'Torna alla pagina iniziale',
})

/** How AI helps one job; a part without content is not there. */
export default function ProfessionScreen({ loaderData: profession }: Route.ComponentProps) {
  const { title, examples, tools, metrics, useCases, tips, testimonials, resources } = profession
  const { hasPrompts } = profession
  const workshop = promptPath({ profession: profession.id, way: hasPrompts ? null : 'parole' })
  const hasMore = testimonials.length > 0 || resources.length > 0 || tools.length > 0
  return (
    <>
      <div className="wrap py-4">
        <BackLink to={homePath()}>Torna alla pagina iniziale</BackLink>
        <EditLink to={editProfessionPath(profession.id)} what="la professione" />
        {!profession.isPublished && (
          <Note kind="info" className="mt-4">
            <b>Bozza.</b> Chi visita il sito non la vede.
          </Note>
        )}
        {profession.isPreview && (
          <Note kind="info" className="mt-4">
            <b>Anteprima.</b> Chi visita il sito vede ancora la versione pubblicata.
          </Note>
        )}
      </div>
      <Front profession={profession} />
      {examples.length > 0 || metrics ? (
        <div className="wrap begin">
          <Examples {...{ examples, workshop, hasPrompts }} />
          {metrics ? (
            <ProfessionFigures metrics={metrics} howEstimated={profession.howEstimated} />
          ) : null}
        </div>
      ) : null}
      {useCases.length > 0 || tips.length > 0 ? (
        <div className="wrap jobs">
          <UseCases professionId={profession.id} useCases={useCases} />
          <Tips tips={tips} />
        </div>
      ) : null}
      {hasMore ? (
        <div className="band">
          <div className="wrap around">
            <Voices testimonials={testimonials} drawing={profession.heroImage} />
            <Resources resources={resources} toolNames={tools} />
          </div>
        </div>
      ) : null}
      <section className="dark" aria-labelledby="prova">
        <div className="wrap closing">
          <div className="stack">
            <h2 id="prova">Vuoi provare?</h2>
            <p className="measure">
              {hasPrompts
                ? `Nella Fucina dei Prompts trovi le richieste già scritte per il mestiere «${title}». Scegli, completa e leggi la risposta.`
                : `Per il mestiere «${title}» non ci sono ancora richieste già scritte. Nella Fucina dei Prompts puoi scrivere la tua, con parole tue.`}
            </p>
          </div>
          <ButtonLink to={workshop}>Vai alla Fucina dei Prompts</ButtonLink>
        </div>
      </section>
    </>
  )
}

function Tips({ tips }: { tips: string[] }) {
  if (tips.length === 0) return null
  return (
    <section className="profession-tips" aria-labelledby="consigli">
      <img src="/drawings/aiuto.svg" alt="" width="160" height="160" />
      <h2 id="consigli">Consigli</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  )
}

type ExamplesProps = { examples: string[]; workshop: string; hasPrompts: boolean }

function Examples({ examples, workshop, hasPrompts }: ExamplesProps) {
  if (examples.length === 0) return null
  return (
    <section className="stack" aria-labelledby="esempi">
      <h2 id="esempi">Che cosa puoi fare</h2>
      <ul className="spark-list measure">
        {examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
      <p>
        <ButtonLink kind="main" to={workshop}>
          {hasPrompts ? 'Apri le richieste pronte' : 'Scrivi la tua richiesta'}
          <ArrowRight aria-hidden="true" className="i" />
        </ButtonLink>
      </p>
    </section>
  )
}

type FrontProps = {
  profession: Pick<ProfessionContent, 'title' | 'description' | 'color' | 'heroImage'>
}

/**
 * The workshop's front: its portal with the drawing, and the sign with what AI does for this job.
 */
function Front({ profession }: FrontProps) {
  const { title, description, color, heroImage } = profession
  return (
    <header className={`front g-${color}`}>
      <div className="wrap">
        <div className="portal">
          <span>
            <Picture src={heroImage} alt="" width={320} height={320} />
          </span>
        </div>
        <div className="board">
          <h1>{title}</h1>
          <p className="lead">{description}</p>
        </div>
      </div>
    </header>
  )
}
