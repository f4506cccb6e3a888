import { ExternalLink } from 'lucide-react'
import { asksPreview, editToolPath, toolsPath } from '../paths.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { httpAddress } from '../platform/parse-url.ts'
import { db } from '../platform/process.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EditLink } from '../ui/edit-link.tsx'
import { formatDay } from '../ui/format-date.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titleTag } from '../ui/page-title.ts'
import { Picture } from '../ui/picture.tsx'
import { Rating } from '../ui/rating.tsx'
import { Tag } from '../ui/tag.tsx'
import type { Route } from './+types/tool.route'
import { Benefits } from './benefits.tsx'
import { type ToolDetail, toolTexts } from './tool.ts'
import { toolFallback } from './tool-card.tsx'
import { readTool } from './tools.server.ts'
import './tool.css'
import type { Pricing } from '../../db/content-types.ts'
import type { GuideItem } from '../guides/guide.ts'
import { GuideCard } from '../guides/guide-card.tsx'

export const meta = (args: Route.MetaArgs) =>
  titleTag(args.loaderData?.tool.name ?? 'Strumento', args)

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, toolTexts.loadFailed, () =>
    readTool(db, requireUser(context), params.id, asksPreview(url.searchParams)),
  )

export const ErrorBoundary = loadErrorBoundary(toolTexts.loadFailed, {
  to: toolsPath(),
  label: 'Torna alla lista',
})

export default function ToolScreen({ loaderData }: Route.ComponentProps) {
  const { tool, guides } = loaderData
  return (
    <article>
      <div className="wrap pt-6">
        <BackLink to={toolsPath()}>Torna alla lista</BackLink>
        {!tool.isActive && (
          <Note kind="info" className="mb-4">
            <b>Non attivo.</b> Chi visita il sito non lo vede.
          </Note>
        )}
        {tool.isPreview && (
          <Note kind="info" className="mb-4">
            <b>Anteprima della bozza.</b> Chi visita il sito vede ancora la versione pubblicata.
          </Note>
        )}
        <ToolHead tool={tool} />
        <div className="tool-lay">
          {tool.features.length > 0 && (
            <section aria-labelledby="funzioni" className="stack">
              <h2 id="funzioni" className="text-xl">
                Che cosa ci puoi fare
              </h2>
              <ul className="spark-list">
                {tool.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </section>
          )}
          <PricingPanel pricing={tool.pricing} />
        </div>
        <ToolGuides guides={guides} />
      </div>
      <Benefits />
    </article>
  )
}

function ToolHead({ tool }: { tool: ToolDetail }) {
  const site = httpAddress(tool.url)
  return (
    <header className="tool-head">
      <div className="stack">
        <Tag className="justify-self-start">{tool.category}</Tag>
        <h1>{tool.name}</h1>
        <EditLink to={editToolPath(tool.id)} what="lo strumento" />
        <p className="measure">{tool.description}</p>
        <Rating value={tool.rating} />
        {tool.verifiedAt && (
          <p className="small soft">Verificato il {formatDay(tool.verifiedAt)}</p>
        )}
        {tool.checkedIn && (
          <p className="small soft">
            Scritto a {tool.checkedIn}. Non ancora provato sul sito vero.
          </p>
        )}
        {site ? (
          <div className="stack gap-2 justify-items-start">
            <a
              href={site}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby="altro-sito"
              className={buttonClass({ kind: 'main' })}
            >
              Prova {tool.name}
              <ExternalLink aria-hidden="true" className="i" />
            </a>
            <p id="altro-sito" className="small soft">
              Si apre un altro sito, in una nuova scheda. Fucina resta aperta qui.
            </p>
          </div>
        ) : (
          <p className="small soft">L'indirizzo di questo strumento non è disponibile.</p>
        )}
      </div>
      <div className="tool-hook">
        <Picture
          src={tool.imageUrl}
          fallback={toolFallback}
          alt=""
          width="160"
          height="160"
          fetchPriority="high"
        />
      </div>
    </header>
  )
}

/** The guides that teach a tool. */
function ToolGuides({ guides }: { guides: GuideItem[] }) {
  if (guides.length === 0) return null
  return (
    <section aria-labelledby="guide-dello-strumento" className="tool-guides">
      <h2 id="guide-dello-strumento">
        {guides.length === 1 ? 'La guida per imparare a usarlo' : 'Le guide per imparare a usarlo'}
      </h2>
      <ul>
        {guides.map((guide) => (
          <li key={guide.id}>
            <GuideCard guide={guide} hasLevel />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a tool costs: prices change, so that the reader is sent to the site. */
function PricingPanel({ pricing }: { pricing: Pricing }) {
  const { hasFree, startingPrice, description } = pricing
  return (
    <section className="sheet" aria-labelledby="prezzo">
      <h2 id="prezzo" className="text-xl">
        Quanto costa
      </h2>
      <dl className="prices">
        <div>
          <dt>Piano gratuito</dt>
          <dd>{hasFree ? <Tag tone="green">Sì</Tag> : <Tag>No</Tag>}</dd>
        </div>
        <div>
          <dt>Prezzo di partenza</dt>
          <dd>{startingPrice.trim() || 'Non indicato'}</dd>
        </div>
      </dl>
      {description.trim() && <p>{description}</p>}
      <p className="small soft">I prezzi cambiano spesso: sono da verificare sul sito.</p>
    </section>
  )
}
