import { ArrowRight, Check } from 'lucide-react'
import { useRef } from 'react'
import { useFetcher, useRouteLoaderData } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

type Step = { ref: string; title: string; to: string; isDone: boolean; isByHand: boolean }

/** What is needed of the person's group: where its path is, and the steps. */
export type GroupWithSteps = { to: string; steps: Step[] }

/** The person's group while it is at work; null: none. */
export function useOwnGroup(): GroupWithSteps | null {
  const root = useRouteLoaderData<{ news?: { group?: GroupWithSteps | null } }>('root')
  return root?.news?.group ?? null
}

type StepFormProps = {
  group: GroupWithSteps
  /** Which of its steps the page is, from 0. */
  at: number
  kind?: 'main' | 'plain'
}

/** Where a step was opened: 'L'ho fatto', and once it is done the way to the next. */
export function StepForm({ group, at, kind = 'main' }: StepFormProps) {
  const fetcher = useFetcher<{ marked: string } | { message: string }>()
  const isAlive = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  const step = group.steps[at]
  // The button that was pressed goes: the focus stays in its place.
  useAnswer(fetcher.data, () => box.current?.focus())
  if (!step) return null
  const { isDone } = step
  const failed = fetcher.data && 'message' in fetcher.data ? fetcher.data.message : null
  const nextAt = group.steps.findIndex((one) => !one.isDone)
  const next = group.steps[nextAt]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is read as one
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label={`Passo ${at + 1}`}
      className="step-end"
      data-done={isDone || undefined}
    >
      {step.isByHand && (
        <fetcher.Form method="post" action={group.to}>
          <input type="hidden" name="id" value={step.ref} />
          {isAlive && <input type="hidden" name="resta" value="si" />}
          {isDone ? (
            <p>
              <Done at={at} />{' '}
              <Button kind="quiet" name="intent" value="undo">
                No, non ancora
              </Button>
            </p>
          ) : (
            <Button
              kind={kind}
              name="intent"
              value="complete"
              className="w-full"
              busy={fetcher.state !== 'idle'}
              icon={<Check aria-hidden="true" className="i" />}
            >
              L'ho fatto
            </Button>
          )}
        </fetcher.Form>
      )}
      {failed && (
        <Note kind="bad" role="alert">
          {failed}
        </Note>
      )}
      {isDone && (
        <>
          {!step.isByHand && (
            <p>
              <Done at={at} />
            </p>
          )}
          <ButtonLink kind="main" to={next?.to ?? group.to} className="w-full">
            {next ? `Passo ${nextAt + 1}: ${next.title}` : 'Torna al percorso'}
            <ArrowRight aria-hidden="true" className="i" />
          </ButtonLink>
        </>
      )}
    </div>
  )
}

const Done = ({ at }: { at: number }) => (
  <b>
    <Check aria-hidden="true" className="i" /> Passo {at + 1} fatto.
  </b>
)
