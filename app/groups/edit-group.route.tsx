import { data, Form, redirect, useNavigation } from 'react-router'
import { groupPath, groupsPath } from '../group-paths.ts'
import { newId } from '../paths.ts'
import { requireActor } from '../platform/http/authorization.server.ts'
import { attempt, load } from '../platform/http/failure.server.ts'
import { isFailure } from '../platform/http/is-failure.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db } from '../platform/process.server.ts'
import { romanClock } from '../platform/roman-moment.ts'
import { outcomeAddress } from '../records/acts/outcome.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary, type FieldError } from '../ui/error-summary.tsx'
import { CheckField, SelectField, TextField } from '../ui/field.tsx'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/edit-group.route.ts'
import { charactersALetter, groupLimits } from './group.ts'
import { groupSchema } from './group-schema.ts'
import { groupTexts } from './group-texts.ts'
import { changeGroup, createGroup, readGroup } from './groups.server.ts'
import { stepKindNames } from './path-step.ts'
import { readySteps, stepChoices, stepsOf } from './path-steps.server.ts'
import { ownPath, readyPaths } from './ready-paths.ts'
import './groups.css'

export const meta = titled('Gruppo')

/** The fields of the form as they are typed. */
type Typed = Record<'name' | 'place' | 'day' | 'from' | 'until' | 'seats' | 'path', string> & {
  steps: string[]
}

const blank: Typed = {
  ...{ name: '', place: '', day: '', from: '', until: '', seats: '12', path: 'primi-passi' },
  steps: [],
}

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const actor = requireActor(context, 'leadGroups')
    const isNew = params.id === newId
    const likeId = isNew ? url.searchParams.get('come') : params.id
    const like = likeId ? typedOf(await readGroup(db, actor, likeId)) : blank
    const choices = await stepChoices(db)
    const ready = await Promise.all(
      Object.entries(readyPaths).map(async ([name, title]) => ({
        ...{ name, title },
        steps: (await stepsOf(db, readySteps[name as keyof typeof readyPaths])).map(
          (step) => step.title,
        ),
      })),
    )
    return {
      id: params.id,
      isNew,
      typed: isNew && likeId ? { ...like, day: weekLater(like.day) } : like,
      isRepeated: isNew && likeId !== null,
      ready,
      choices: Object.entries(choices).map(([kind, steps]) => ({
        label: stepKindNames[kind as keyof typeof stepKindNames],
        steps: steps.map(({ ref, title }) => ({ ref, title })),
      })),
    }
  })

function typedOf(group: Awaited<ReturnType<typeof readGroup>>): Typed {
  const { name, place, startsAt, endsAt, seats, readyPath, path } = group
  const [day = '', from = ''] = romanClock(startsAt).split(' ')
  const [, until = ''] = romanClock(endsAt).split(' ')
  return {
    ...{ name, place, day, from, until, seats: String(seats) },
    path: readyPath ?? ownPath,
    steps: readyPath ? [] : path,
  }
}

/** The next day to come that is whole weeks after one: '2026-12-03' of '2026-11-26'. */
function weekLater(day: string): string {
  const next = new Date(`${day}T12:00:00Z`)
  do next.setUTCDate(next.getUTCDate() + 7)
  while (next.getTime() < Date.now())
  return next.toISOString().slice(0, 10)
}

const stepNumbers = Array.from({ length: groupLimits.steps }, (_, index) => index + 1)

/** What came, bounded. */
function readTyped(form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 1000)
  return {
    ...{ name: text('name'), place: text('place'), day: text('day'), from: text('from') },
    ...{ until: text('until'), seats: text('seats'), path: text('path') },
    steps: stepNumbers.map((number) => text(`step-${number}`)),
  }
}

/** Makes the group, or changes it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const typed = readTyped(await readForm(request))
  const actor = requireActor(context, 'leadGroups', groupTexts.saveFailed)
  const parsed = groupSchema.safeParse({ ...typed, steps: typed.steps.filter(Boolean) })
  if (!parsed.success) {
    const errors = new Map<string, FieldError>()
    for (const { path, message } of parsed.error.issues) {
      const field = path[0] === 'steps' ? 'step-1' : String(path[0] ?? '')
      if (!errors.has(field)) errors.set(field, { field, message })
    }
    return data({ errors: [...errors.values()] }, { status: 400 })
  }
  const answer = await attempt(context, groupTexts.saveFailed, async () => {
    const isNew = params.id === newId
    if (!isNew) await changeGroup(db, actor, params.id, parsed.data)
    const id = isNew ? await createGroup(db, actor, parsed.data) : params.id
    return redirect(outcomeAddress(groupPath(id), { done: isNew ? 'create' : 'save' }), 303)
  })
  return isFailure(answer)
    ? data({ errors: [{ message: answer.data.message }] }, answer.init ?? {})
    : answer
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await keepScreen(serverAction, groupTexts.saveFailed)
  if (!isFailure(answer)) return answer
  return data({ errors: [{ message: answer.data.message }] }, answer.init ?? {})
}

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed, {
  to: groupsPath(),
  label: 'Torna ai gruppi',
})

const ownChoice = {
  ...{ name: ownPath, title: 'Un percorso mio' },
  steps: ["Scegli i passi qui sotto, nell'ordine."],
}

/** The one form of a group. */
export default function EditGroup({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isNew, isRepeated, typed, ready, choices } = loaderData
  const errors = actionData?.errors ?? []
  const errorOf = (field: string) =>
    errors.find((error) => 'field' in error && error.field === field)?.message
  /** What the text fields have in common. */
  const field = (name: Exclude<keyof Typed, 'steps' | 'path'>) => ({
    ...{ name, defaultValue: typed[name], error: errorOf(name), required: true },
  })
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <div className="wrap groups-page">
      <NeedsScript />
      <BackLink to={isNew ? groupsPath() : groupPath(id)}>
        {isNew ? 'I miei gruppi' : 'Torna al gruppo'}
      </BackLink>
      <h1>{isNew ? 'Nuovo gruppo' : 'Cambia il gruppo'}</h1>
      {isRepeated && (
        <p className="measure">
          Uguale all'altro, in un altro giorno. Ha un codice nuovo, parte vuoto e lo guidi solo tu:
          controlla giorno e ore.
        </p>
      )}
      <Form method="post" noValidate className="group-form">
        <ErrorSummary errors={errors} turn={actionData} />
        <TextField
          {...field('name')}
          label="Come si chiama"
          hint="Lo leggono le persone, per esempio: Giovedì in biblioteca."
          maxLength={groupLimits.name * charactersALetter}
        />
        <TextField
          {...field('place')}
          label="Dove"
          maxLength={groupLimits.place * charactersALetter}
        />
        <div className="group-times">
          <TextField {...field('day')} type="date" label="Giorno" />
          <TextField {...field('from')} type="time" label="Dalle" />
          <TextField {...field('until')} type="time" label="Alle" />
          <TextField {...field('seats')} label="Posti" inputMode="numeric" maxLength={2} />
        </div>
        <fieldset className="radio-field gap-3">
          <legend className="lbl">Percorso</legend>
          {[...ready, ownChoice].map(({ name, title, steps }) => (
            <CheckField
              key={name}
              type="radio"
              id={`path-${name}`}
              name="path"
              value={name}
              defaultChecked={typed.path === name}
              label={
                <span>
                  <b className="block">{title}</b>
                  <span className="small soft">{steps.join(', ')}</span>
                </span>
              }
            />
          ))}
        </fieldset>
        <details open={typed.path === ownPath || undefined} className="own-steps">
          <summary>I passi di un percorso mio</summary>
          <div className="stack pt-4">
            {stepNumbers.map((number) => (
              <SelectField
                key={number}
                name={`step-${number}`}
                label={`Passo ${number}`}
                defaultValue={typed.steps[number - 1] ?? ''}
                error={errorOf(`step-${number}`)}
              >
                <option value="">Nessuno</option>
                {choices.map(({ label, steps }) => (
                  <optgroup key={label} label={label}>
                    {steps.map(({ ref, title }) => (
                      <option key={ref} value={ref}>
                        {title}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </SelectField>
            ))}
          </div>
        </details>
        <p>
          <Button kind="main" busy={isBusy} busyLabel="Salvo…">
            {isNew ? 'Fai il gruppo' : 'Salva il gruppo'}
          </Button>
        </p>
      </Form>
    </div>
  )
}
