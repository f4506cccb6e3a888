import { Ban, RotateCcw, Settings, ShieldMinus, ShieldPlus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { adminUserPath } from '../../paths.ts'
import { idField } from '../../records/acts/acts.ts'
import { questionAddress } from '../../records/acts/question.ts'
import { RowMenu, type RowMenuHandle } from '../../records/list/row-menu.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { UsersView } from '../users.ts'
import { actsFor, actWords, questionOf, type UserAct, userActs } from './user-acts.ts'
import { type ShownUser, usersAddress } from './users-view.ts'

/** What the screen's action answers where script runs. */
export type ActAnswer = { act: UserAct; id: string } | { code: string; message: string }

const icons = {
  suspend: Ban,
  reactivate: RotateCcw,
  'give-role': ShieldPlus,
  'take-role': ShieldMinus,
}

type UserMenuProps = {
  user: ShownUser
  view: UsersView
  /** Says what was done, or why it was not. */
  onSaid: (said: string) => void
}

/** The action menu of a person: asks before what takes something away or gives power. */
export function UserMenu({ user, view, onSaid }: UserMenuProps) {
  const menu = useRef<RowMenuHandle>(null)
  const [asking, setAsking] = useState<UserAct | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const here = usersAddress(view, { after: view.after, before: view.before })
  const { isBusy, send } = useAct(here, user, (answer) => {
    if ('act' in answer) {
      setAsking(null)
      onSaid(actWords[answer.act].done(user))
    } else if (asking) setFailure(answer.message)
    else onSaid(answer.message)
  })
  const ask = (act: UserAct) => {
    menu.current?.leave()
    setFailure(null)
    if (questionOf(act, user)) setAsking(act)
    else send(act)
  }
  // The words stay as they were asked while the list under them is loaded anew.
  const question = asking && questionOf(asking, user)
  return (
    <>
      <RowMenu subject={user.name} ref={menu}>
        <li>
          <Link to={adminUserPath(user.id)}>
            <Settings aria-hidden="true" className="i" />
            Impostazioni
          </Link>
        </li>
        {actsFor(user).map((act) => (
          <li key={act}>
            <MenuAct act={act} user={user} here={here} onChoose={ask} />
          </li>
        ))}
      </RowMenu>
      <ConfirmDialog
        open={question !== null}
        question={question?.question ?? ''}
        detail={question?.detail}
        confirmLabel={question?.confirmLabel ?? ''}
        confirmKind={asking === 'give-role' ? 'main' : 'danger-full'}
        busy={isBusy}
        error={failure}
        onCancel={() => setAsking(null)}
        onConfirm={() => asking && send(asking)}
      />
    </>
  )
}

/** Sends an act on a person and hands on what became of it. */
function useAct(here: string, { id }: ShownUser, onAnswer: (answer: ActAnswer) => void) {
  const fetcher = useFetcher<ActAnswer>()
  const hear = useEffectEvent(onAnswer)
  const isBusy = fetcher.state !== 'idle'
  const { data } = fetcher
  useEffect(() => {
    // When the list shows how things are now.
    if (!isBusy && data) hear(data)
  }, [isBusy, data])
  const send = (act: UserAct) =>
    void fetcher.submit(userActs.fields(act, { id, script: 'si' }), {
      method: 'post',
      action: here,
    })
  return { isBusy, send }
}

type MenuActProps = {
  act: UserAct
  user: ShownUser
  here: string
  onChoose: (act: UserAct) => void
}

/** An act in the menu: a button; without script a link to the question, or a form of its own. */
function MenuAct({ act, user, here, onChoose }: MenuActProps) {
  const isHydrated = useHydrated()
  const Icon = icons[act]
  const { label } = actWords[act]
  const face = (
    <>
      <Icon aria-hidden="true" className="i" />
      {label}
    </>
  )
  if (act === 'suspend' && user.isSelf) {
    return <p className="why">{label}: non puoi sospendere il tuo account.</p>
  }
  if (isHydrated) {
    return (
      <button type="button" onClick={() => onChoose(act)}>
        {face}
      </button>
    )
  }
  if (questionOf(act, user)) {
    return <Link to={questionAddress(here, act, user.id)}>{face}</Link>
  }
  return (
    <form method="post" action={here}>
      <input type="hidden" {...userActs.button(act)} />
      <input type="hidden" name={idField} value={user.id} />
      <button type="submit">{face}</button>
    </form>
  )
}
