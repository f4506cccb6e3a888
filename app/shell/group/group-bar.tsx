import { ArrowLeft, ArrowRight, Hand } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { placeInPath } from '../../group-paths.ts'
import type { GroupNow } from '../../groups/group-now.server.ts'
import { StepForm } from '../../learning/step-form.tsx'
import { finishPath } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusFirst } from '../../ui/focus-first.ts'
import { Status } from '../../ui/status.tsx'
import { focusContent } from '../focus-content.ts'

type GroupBarProps = { group: GroupNow }

const useIsAt = () => {
  const { pathname, search } = useLocation()
  return (to: string) => to === pathname || to === pathname + search
}

/** Whether the page is the path itself; without an id it is the same page. */
const useIsOnPath = ({ to }: GroupNow) => {
  const isAt = useIsAt()
  return isAt(to) || isAt(to.slice(0, to.lastIndexOf('/')))
}

/**
 * On every page of who is in a group at work: the way back to the path, and which step it is, of the
 * page or to do next. It never changes its height.
 */
export function GroupBar({ group }: GroupBarProps) {
  const { steps, name, to } = group
  const here = placeInPath(steps, useLocation())
  if (useIsOnPath(group)) return null
  const next = steps.findIndex(({ isDone }) => !isDone)
  const at = here < 0 ? next : here
  return (
    <aside className="group-bar noprint" aria-label="Il tuo gruppo">
      <div className="wrap">
        <Link to={to}>
          <ArrowLeft aria-hidden="true" className="i" />
          <span className="vh">Torna al percorso</span>
        </Link>
        <p>
          <b>{at < 0 ? 'Tutti i passi fatti' : `Passo ${at + 1} di ${steps.length}`}</b>
          <span>{name}</span>
        </p>
        <span className="member-steps" aria-hidden="true">
          {steps.map(({ ref, isDone }, index) => (
            <span key={ref} data-step={isDone ? 'done' : index === next ? 'next' : undefined} />
          ))}
        </span>
      </div>
    </aside>
  )
}

/** Below a request of the path, which has no end of its own. */
export function RequestEnd({ group }: GroupBarProps) {
  const at = placeInPath(group.steps, useLocation())
  if (group.steps[at]?.kind !== 'request') return null
  return (
    <div className="wrap group-request noprint">
      <StepForm group={group} at={at} kind="plain" />
    </div>
  )
}

type GroupFootProps = GroupBarProps & {
  /** Others use the device too. */
  isShared: boolean
  /** Has the group asked for anew. */
  onActed: () => void
}

/**
 * At the foot of the screen, wherever the page stands: the hand, where everybody is called to, and
 * on a device of the hall the way out. What comes and goes here moves nothing of the page.
 */
export function GroupFoot({ group, isShared, onActed }: GroupFootProps) {
  const { pathname, search } = useLocation()
  const [staying, setStaying] = useState('')
  const [isRefused, setRefused] = useState(false)
  const isAt = useIsAt()
  const { gathering, hand } = group
  const call = gathering && gathering.key !== staying && !isAt(gathering.to) ? gathering : null
  if (!hand && !isShared) return null
  return (
    <aside className="group-foot noprint" aria-label="Il tuo gruppo: aiuto">
      <div className="wrap">
        <Status className={call && !isRefused ? 'vh' : ''}>
          {isRefused ? refused : hand === 'up' && handWords(group)}
        </Status>
        <Status className="">{call && `Il gruppo è qui: ${call.title}.`}</Status>
        {call && (
          <>
            <button
              type="button"
              className="needs-script"
              onClick={() => focusFirst(focusContent, () => setStaying(call.key))}
            >
              Resto qui
            </button>
            <ButtonLink
              to={call.to}
              kind="main"
              className="grow"
              icon={<ArrowRight aria-hidden="true" className="i" />}
            >
              Vai anche tu
            </ButtonLink>
          </>
        )}
        {hand && <HandForm group={group} onActed={onActed} onRefused={setRefused} />}
        {isShared && <ButtonLink to={finishPath(pathname + search)}>Finito</ButtonLink>}
      </div>
    </aside>
  )
}

const handWords = ({ leaders }: GroupNow) =>
  `La tua mano è alzata. ${leaders.join(' e ')} la ${leaders.length > 1 ? 'vedono' : 'vede'}.`

const refused = 'La mano è rimasta come prima. Controlla la connessione e riprova.'

type HandFormProps = Omit<GroupFootProps, 'isShared'> & { onRefused: (isRefused: boolean) => void }

/** A form where no script sends it; with one the page stays as it is. */
function HandForm({ group, onActed, onRefused }: HandFormProps) {
  const [sentFor, setSentFor] = useState<GroupNow | null>(null)
  const isUp = group.hand === 'up'
  const intent = isUp ? 'lower-hand' : 'raise-hand'
  // Until the group is heard of anew, which tells how the hand is.
  const isBusy = sentFor === group
  async function send(event: FormEvent) {
    event.preventDefault()
    setSentFor(group)
    onRefused(false)
    try {
      const answer = await fetch(group.handTo, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({ intent }),
      })
      if (!answer.ok) throw new Error(`${answer.status}`)
    } catch {
      setSentFor(null)
      onRefused(true)
    }
    onActed()
  }
  return (
    <form method="post" action={group.handTo} onSubmit={send}>
      <Button
        name="intent"
        value={intent}
        busy={isBusy}
        className="w-full"
        icon={<Hand aria-hidden="true" className="i" />}
      >
        {isUp ? 'Abbassa la mano' : 'Ho bisogno di aiuto'}
      </Button>
    </form>
  )
}
