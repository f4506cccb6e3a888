import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { groupNotebookPath, groupPath } from '../group-paths.ts'
import { linesOf, withClock } from '../notebooks/notebook.ts'
import { type NotebookRecord, notebookNoun } from '../notebooks/notebook-noun.ts'
import { choiceLetters, choiceNames } from '../notebooks/quiz.ts'
import { withQuery } from '../paths.ts'
import { requireActor } from '../platform/http/authorization.server.ts'
import { failure, load } from '../platform/http/failure.server.ts'
import { db, env } from '../platform/process.server.ts'
import { published } from '../records/store/published.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Brand } from '../ui/brand.tsx'
import { counted } from '../ui/count-text.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { titled } from '../ui/page-title.ts'
import { PrintButton } from '../ui/print-button.tsx'
import type { Route } from './+types/notebook.route.ts'
import { groupTexts } from './group-texts.ts'
import { readGroup } from './groups.server.ts'
import './groups.css'
import './notebook.css'

export const meta = titled('Il quaderno')

/** The notebook of the group's path, or the one that the address asks for. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const group = await readGroup(db, requireActor(context, 'leadGroups'), params.id)
    const notebooks = await published(db, notebookNoun)
    const asked = url.searchParams.get('di') ?? group.readyPath
    const notebook = asked === null ? undefined : notebooks.get(asked)?.content
    if (url.searchParams.has('di') && !notebook) {
      throw failure('NOT_FOUND', 404, groupTexts.noNotebook)
    }
    return {
      group: { id: group.id, name: group.name },
      notebook: notebook ?? null,
      others: [...notebooks.values()]
        .filter(({ content }) => content !== notebook)
        .map(({ id, content }) => ({ id, title: content.title })),
      site: { name: env.SITE_NAME, city: env.CITY, host: new URL(env.PUBLIC_URL).host },
    }
  })

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed)

/** What a facilitator prints before a meeting: the meeting, the sheets to hand out, the questions. */
export default function GroupNotebook({ loaderData }: Route.ComponentProps) {
  const { group, notebook, others, site } = loaderData
  return (
    <div className="wrap sheet-page">
      <div className="noprint stack">
        <BackLink to={groupPath(group.id)}>Torna al gruppo</BackLink>
        {notebook ? (
          <p>
            <PrintButton kind="main">Stampa il quaderno</PrintButton>
          </p>
        ) : (
          <>
            <h1>Il quaderno</h1>
            <p className="measure">
              Il percorso di questo gruppo l'hai messo insieme tu, e non ha un quaderno suo. Puoi
              prendere quello di un altro percorso.
            </p>
          </>
        )}
        <Others groupId={group.id} others={others} />
      </div>
      {notebook && <Pages notebook={notebook} site={site} />}
    </div>
  )
}

type OthersProps = { groupId: string; others: { id: string; title: string }[] }

function Others({ groupId, others }: OthersProps) {
  if (others.length === 0) return null
  return (
    <nav aria-labelledby="altri-quaderni">
      <h2 id="altri-quaderni" className="text-xl">
        Gli altri quaderni
      </h2>
      <ul className="notebook-others">
        {others.map(({ id, title }) => (
          <li key={id}>
            <Link to={withQuery(groupNotebookPath(groupId), { di: id })}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Site = Route.ComponentProps['loaderData']['site']
type PagesProps = { notebook: NotebookRecord; site: Site }

function Pages({ notebook, site }: PagesProps) {
  const { title, duration, aim, prepare, moments, handouts, exercises, questions } = notebook
  return (
    <article className="notebook">
      <header>
        <p className="sheet-brand">
          <span className="brand">
            <Brand name={site.name} city={site.city} />
          </span>
          <span>Il quaderno di chi guida</span>
        </p>
        <h1 className="wrap-anywhere">{title}</h1>
        {duration && <p className="notebook-duration">{duration}</p>}
        {aim && <p className="wrap-anywhere">{aim}</p>}
      </header>
      {prepare && (
        <section aria-labelledby="preparare">
          <h2 id="preparare">Prima dell'incontro</h2>
          <ul className="notebook-ticks">
            {linesOf(prepare).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {moments.length > 0 && <Meeting moments={moments} />}
      {exercises.length > 0 && (
        <section aria-labelledby="esercizi" className="notebook-part">
          <h2 id="esercizi">Esercizi senza account</h2>
          <p>Se la rete non va, o per cambiare passo. Servono carta e penna.</p>
          {exercises.map(({ title: name, text }) => (
            <section key={name} className="notebook-exercise">
              <h3>{name}</h3>
              <Lines text={text} />
            </section>
          ))}
        </section>
      )}
      {questions.length > 0 && <Answers questions={questions} />}
      {handouts.map(({ title: name, text }) => (
        <Handout key={name} title={name} site={site}>
          <Lines text={text} />
        </Handout>
      ))}
      {questions.length > 0 && (
        <Handout title={`Le domande di «${title}»`} site={site}>
          <p>Fai una croce sulla risposta giusta. Non è un esame: poi le guardiamo insieme.</p>
          <ol className="notebook-quiz">
            {questions.map((question) => (
              <li key={question.text}>
                <h3>{question.text}</h3>
                <ul>
                  {choiceNames.map((name) => (
                    <li key={name}>{question[name].text}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Handout>
      )}
    </article>
  )
}

function Meeting({ moments }: { moments: NotebookRecord['moments'] }) {
  const timed = withClock(moments)
  return (
    <section aria-labelledby="incontro" className="notebook-part">
      <h2 id="incontro">L'incontro, minuto per minuto</h2>
      <p>{counted(timed.at(-1)?.until ?? 0, 'minuto', 'minuti')} in tutto.</p>
      <ol className="notebook-moments">
        {timed.map(({ title, minutes, from, until, doing, say, watch }) => (
          <li key={`${from} ${title}`}>
            <p className="notebook-clock">
              <b>
                {from}–{until}
              </b>
              <span>{counted(minutes, 'minuto', 'minuti')}</span>
            </p>
            <div>
              <h3 className="wrap-anywhere">{title}</h3>
              {doing && <Lines text={doing} />}
              {say && (
                <div className="notebook-say">
                  <p className="lbl">Da dire</p>
                  {linesOf(say).map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              )}
              {watch && (
                <div className="notebook-watch">
                  <p className="lbl">Attenzione</p>
                  <Lines text={watch} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Answers({ questions }: { questions: NotebookRecord['questions'] }) {
  return (
    <section aria-labelledby="risposte" className="notebook-part notebook-answers">
      <h2 id="risposte">Le risposte giuste, per chi guida</h2>
      <p>
        Il foglio con le domande è l'ultimo. Correggete insieme, a voce: nessuno prende un voto.
      </p>
      <ol>
        {questions.map((question) => {
          const { text, why } = question[question.right]
          return (
            <li key={question.text}>
              <p>{question.text}</p>
              <p>
                <b>
                  {choiceLetters[question.right]}. {text}.
                </b>{' '}
                {why}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type HandoutProps = { title: string; site: Site; children: ReactNode }

/** A page for everybody, in large letters. */
const Handout = ({ title, site, children }: HandoutProps) => (
  <section className="notebook-handout">
    <h2 className="wrap-anywhere">{title}</h2>
    {children}
    <p className="notebook-foot">
      {site.name}, {site.host}
    </p>
  </section>
)

/** Each line a point; one of low strokes is left to be written on. */
function Lines({ text }: { text: string }) {
  return (
    <ul className="notebook-lines">
      {linesOf(text).map((line, index) => {
        const [words = '', ...gaps] = line.split(/_{3,}/)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines stand as they are, and may be alike
          <li key={index} className={words === '' ? 'is-blank' : undefined}>
            <span>{words}</span>
            {gaps.length > 0 && <span className="blank-line" />}
          </li>
        )
      })}
    </ul>
  )
}
