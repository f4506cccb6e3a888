import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { GroupNow } from '../../groups/group-now.server.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

type GroupBarProps = {
  group: GroupNow
  /** Has the group asked for anew. */
  onActed: () => void
}

/**
 * On every page of who is in a group at work: the way back to the path, the next step, the hand, and
 * where everybody is called to. What stands here changes without moving the page.
 */
export function GroupBar({ group, onActed }: GroupBarProps) {
  const { pathname, search } = useLocation()
  const [staying, setStaying] = useState('')
  const [isRefused, setRefused] = useState(false)
  const isAt = (to: string) => to === pathname || to === pathname + search
  const { to, gathering, hand } = group
  // Without an id it is the same page.
  const isOnPath = isAt(to) || isAt(to.slice(0, to.lastIndexOf('/')))
  const shownGathering =
    gathering && gathering.key !== staying && !isAt(gathering.to) ? gathering : null
  return (
    <aside
      className="group-bar noprint"
      aria-label="Il tuo gruppo"
      data-gathering={shownGathering ? '' : undefined}
    >
      <div className="wrap">
        {/* News are said; the rest of the bar is there to be read, on each page. */}
        <p aria-live="polite">
          {isRefused ? (
            'La mano è rimasta come prima. Controlla la connessione e riprova.'
          ) : shownGathering ? (
            <>
              Il gruppo è qui: <b>{shownGathering.title}</b>.{' '}
              <button
                type="button"
                className="needs-script"
                onClick={() => setStaying(shownGathering.key)}
              >
                Resto qui
              </button>
            </>
          ) : hand === 'up' ? (
            `La tua mano è alzata. ${group.leader} la vede.`
          ) : null}
        </p>
        {isRefused || shownGathering || hand === 'up' ? null : (
          <p>
            <Words group={group} isOnPath={isOnPath} isAt={isAt} />
          </p>
        )}
        <div>
          {shownGathering ? (
            <ButtonLink
              to={shownGathering.to}
              size="small"
              kind="main"
              icon={<ArrowRight aria-hidden="true" className="i" />}
            >
              Vai anche tu
            </ButtonLink>
          ) : (
            !isOnPath && (
              <ButtonLink
                to={to}
                size="small"
                icon={<ArrowLeft aria-hidden="true" className="i" />}
              >
                Torna al percorso
              </ButtonLink>
            )
          )}
          {hand && <HandForm group={group} onActed={onActed} onRefused={setRefused} />}
        </div>
      </div>
    </aside>
  )
}

type WordsProps = { group: GroupNow; isOnPath: boolean; isAt: (to: string) => boolean }

function Words({
  group: { step, hand, leader, gathering },
  isOnPath,
  isAt,
}: WordsProps): ReactNode {
  if (gathering && isAt(gathering.to)) return 'Sei con il gruppo.'
  if (!step) return 'Hai fatto tutti i passi!'
  if (isOnPath) return hand ? `Se qualcosa non va, chiedi a ${leader}.` : null
  const place = `Passo ${step.number} di ${step.of}: `
  return (
    <>
      {place}
      {isAt(step.to) ? <b>{step.title}</b> : <Link to={step.to}>{step.title}</Link>}
    </>
  )
}

type HandFormProps = GroupBarProps & { onRefused: (isRefused: boolean) => void }

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
      <Button size="small" name="intent" value={intent} busy={isBusy}>
        {isUp ? 'Abbassa la mano' : 'Ho bisogno di aiuto'}
      </Button>
    </form>
  )
}
