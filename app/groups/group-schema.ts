import { z } from 'zod'
import { romanMoment } from '../platform/roman-moment.ts'
import { isTurned } from '../platform/seen.ts'
import { groupLimits } from './group.ts'
import { readName } from './group-rules.ts'
import { groupTexts } from './group-texts.ts'
import { stepKinds } from './path-step.ts'
import { isReadyPath, ownPath } from './ready-paths.ts'

/** What the form of a group says. */
const texts = {
  name: `Scrivi come si chiama il gruppo, in non più di ${groupLimits.name} lettere.`,
  place: `Scrivi dove vi trovate, in non più di ${groupLimits.place} lettere.`,
  day: 'Scegli il giorno.',
  from: "Scrivi a che ora si comincia, per esempio 15:00. Di notte, quando cambia l'ora, un'ora non c'è.",
  until: 'Scrivi a che ora si finisce, per esempio 16:30.',
  order: "L'incontro deve finire dopo che è cominciato.",
  tooFar: 'Scegli un giorno dei prossimi due anni.',
  seats: `I posti vanno da 1 a ${groupLimits.seats}.`,
  path: 'Scegli un percorso.',
  steps: 'Scegli almeno un passo per il percorso.',
} as const

const text = (most: number, message: string) =>
  z.unknown().transform((typed, context) => {
    const name = readName(typed, most)
    if (name !== null) return name
    const isRefused = typeof typed === 'string' && isTurned(typed)
    context.addIssue({ code: 'custom', message: isRefused ? groupTexts.nameTurned : message })
    return z.NEVER
  })

const stepForm = new RegExp(`^(?:${stepKinds.join('|')}):[\\w-]{1,120}$`)

const twoYears = 2 * 366 * 86_400_000

/** What a form says of a group; `steps` are those that were chosen, without the empty ones. */
export const groupSchema = z
  .object({
    name: text(groupLimits.name, texts.name),
    place: text(groupLimits.place, texts.place),
    day: z.string(texts.day),
    from: z.string(texts.from),
    until: z.string(texts.until),
    seats: z.coerce
      .number(texts.seats)
      .int(texts.seats)
      .min(1, texts.seats)
      .max(groupLimits.seats, texts.seats),
    path: z.string(texts.path).refine((path) => path === ownPath || isReadyPath(path), texts.path),
    steps: z.array(z.string().regex(stepForm, texts.steps)).max(groupLimits.steps, texts.steps),
  })
  .transform(({ day, from, until, path, steps, ...rest }, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const startsAt = romanMoment(day, from)
    const endsAt = romanMoment(day, until)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) fault('day', texts.day)
    else if (!startsAt) fault('from', texts.from)
    else if (!endsAt) fault('until', texts.until)
    else if (endsAt <= startsAt) fault('until', texts.order)
    else if (Math.abs(startsAt.getTime() - Date.now()) > twoYears) fault('day', texts.tooFar)
    if (path === ownPath && steps.length === 0) fault('step-1', texts.steps)
    if (!startsAt || !endsAt) return z.NEVER
    return { ...rest, startsAt, endsAt, readyPath: isReadyPath(path) ? path : null, steps }
  })

/** A group as a form says it. */
export type GroupFields = z.output<typeof groupSchema>
