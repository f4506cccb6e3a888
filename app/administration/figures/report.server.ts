import { euroText } from '../../ai/money.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { counted } from '../../ui/format-number.ts'
import type { ChartRow } from './chart-row.ts'
import type { Since } from './count-figures.server.ts'
import { easeOfAll, easyOfTen } from './ease-of-all.ts'
import { sinceText } from './figures-texts.ts'
import { guideRows } from './guide-rows.ts'
import { isCounted, monthRows } from './month-rows.ts'
import type { Period } from './period.ts'
import { drawnText, inPeriodText, periodText } from './period-words.ts'
import { readPeriodFigures, type SeenFigures } from './read-figures.server.ts'
import { exactly, fewText, isFew, type Shown, withoutFew } from './shown-number.ts'

/** A number, what it counts, and what else is to be said of it. */
export type Told = { text: string; words: string; note?: string }

/** What stands on the page for the council: words alone, in which no few people can be counted. */
export type Report = {
  countedAt: Date
  period: string
  isRunning: boolean
  site: { name: string; city: string }
  /** Who answers for the site; null: nobody has said. */
  madeBy: string | null
  numbers: Told[]
  /** null: there was none yet. */
  groups: Told | null
  months: ChartRow[]
  monthsNote: string
  /** The guide that most have begun; null: none is begun. */
  guide: { title: string; rows: ChartRow[]; left: number; stop: string } | null
  ease: Told | null
  templates: ChartRow[]
  templatesNote: string
  /** null: whoever looks may not see it. */
  cost: Told | null
}

/** So many chapters of a guide, and templates, have room on the page. */
const mostChapters = 5
const mostTemplates = 4

/** The figures of a period on one page. @throws KnownFailure 403 for whoever may not */
export async function readReport(
  db: Database,
  actor: Actor,
  env: Pick<Env, 'SITE_NAME' | 'CITY' | 'COMPANY_NAME'>,
  period: Period,
): Promise<Report> {
  const figures = await readPeriodFigures(db, actor, period)
  const { since, templates } = figures
  const used = templates.filter(({ uses }) => uses > 0).slice(0, mostTemplates)
  return {
    countedAt: figures.countedAt,
    period: periodText(period.name),
    isRunning: period.isRunning,
    site: { name: env.SITE_NAME, city: env.CITY },
    madeBy: env.COMPANY_NAME ?? null,
    numbers: numbersOf(figures),
    groups: isCounted(period.to, since.groups) ? groupsTold(figures.whole) : null,
    months: monthRows(figures, {
      of: ({ people }) => people,
      since: 'learning',
      shown: withoutFew,
    }),
    monthsNote: sinceText(since.learning, period.months),
    guide: guideOf(figures),
    ease: easeTold(figures),
    templates: used.map(({ id, title, uses }) => ({ id, name: title, ...withoutFew(uses) })),
    templatesNote: sinceText(since.templates, period.months),
    cost: figures.seesCosts ? costTold(figures) : null,
  }
}

function numbersOf({ whole, before, period, since }: SeenFigures): Told[] {
  const note =
    before === null ? '' : `In tutto ${periodText(before.name)}: ${withoutFew(before.people).text}.`
  const told = (key: keyof Since, { text }: Shown) =>
    isCounted(period.to, since[key]) ? text : exactly(null).text
  return [
    {
      text: told('learning', withoutFew(whole.people)),
      words: `persone hanno imparato qualcosa ${inPeriodText(period)}`,
      ...(note && { note }),
    },
    {
      text: told('learning', withoutFew(whole.steps)),
      words: 'tra capitoli, parti di lezione e scene finite',
    },
    { text: told('ai', exactly(whole.answers)), words: "risposte dell'intelligenza artificiale" },
    {
      text: told('saved', withoutFew(whole.saved)),
      words: 'risposte che qualcuno ha salvato per sé',
    },
  ]
}

const groupsTold = ({ groups, reached, finished }: SeenFigures['whole']): Told => ({
  text: withoutFew(reached).text,
  words: `persone in ${counted(groups, 'gruppo', 'gruppi')} con un Facilitatore.`,
  note: `Percorsi finiti: ${withoutFew(finished).text}.`,
})

function guideOf({ guides }: SeenFigures): Report['guide'] {
  const [guide] = guides
  if (!guide) return null
  const shown = guide.chapters.slice(0, mostChapters)
  const { stop } = guide
  return {
    title: guide.title,
    rows: guideRows({ ...guide, chapters: shown }, withoutFew),
    left: guide.chapters.length - shown.length,
    stop: stop
      ? `Ci si ferma soprattutto dopo «${stop.title}»: ${peopleText(stop.people)}.`
      : 'Chi ha iniziato ha finito.',
  }
}

const peopleText = (people: number) =>
  isFew(people) ? `${fewText} persone` : counted(people, 'persona', 'persone')

function easeTold({ ease, period }: SeenFigures): Told | null {
  const all = easeOfAll(ease)
  if (all.all === 0) return null
  const answers = isFew(all.all) ? `${fewText} risposte` : counted(all.all, 'risposta', 'risposte')
  const where = `alla fine di guide e lezioni, ${drawnText(period)}.`
  const easy = easyOfTen(all)
  return easy === null
    ? { text: 'Troppo presto', words: `per dirlo: ${answers} ${where}` }
    : {
        text: easy,
        words: easy.endsWith('10') ? 'dicono «facile».' : 'dice «facile».',
        note: `Sono ${answers} ${where}`,
      }
}

function costTold({ whole, period, since }: SeenFigures): Told {
  const note = `${counted(whole.failures, 'richiesta rimasta', 'richieste rimaste')} senza risposta per un guasto.`
  const text = whole.cost === null ? 'Non lo sappiamo' : euroText(whole.cost)
  const words =
    whole.cost === null
      ? 'manca il prezzo di un modello.'
      : `di intelligenza artificiale ${inPeriodText(period)}, con i prezzi di oggi.`
  return since.ai === null
    ? { text: euroText(0), words: 'il servizio non è ancora stato usato.' }
    : { text, words, note }
}
