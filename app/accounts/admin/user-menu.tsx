import { Ban, IdCard, RotateCcw, Settings, ShieldMinus, ShieldPlus, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { adminUserPath } from '../../admin-paths.ts'
import { idField } from '../../records/acts/acts.ts'
import { ActDialog } from '../../records/acts/confirm-act.tsx'
import { RowMenu, type RowMenuHandle } from '../../records/list/row-menu.tsx'
import { useMay } from '../../ui/use-may.ts'
import type { UsersView } from '../users.ts'
import {
  actWords,
  type MenuAct,
  menuActs,
  menuActsFor,
  roleSectionId,
  userQuestion,
} from './user-acts.ts'
import { type ShownUser, usersAddress } from './users-view.ts'

const icons = {
  suspend: Ban,
  reactivate: RotateCcw,
  'give-role': ShieldPlus,
  'take-role': ShieldMinus,
}

/** The action menu of a person: asks before what takes something away or gives power. */
export function UserMenu({ user, view }: { user: ShownUser; view: UsersView }) {
  const may = useMay()
  const menu = useRef<RowMenuHandle>(null)
  const [asking, setAsking] = useState<MenuAct | null>(null)
  const [isOpen, setOpen] = useState(false)
  const here = usersAddress(view, { page: view.page })
  const close = () => menu.current?.leave()
  const ask = (act: MenuAct) => {
    close()
    setAsking(act)
    setOpen(true)
  }
  // The words stay as they were asked while the row becomes another.
  const question = asking && userQuestion(asking, user)
  return (
    <>
      <RowMenu subject={user.name} ref={menu}>
        <li>
          <Link to={adminUserPath(user.id)}>
            {may('changePeople') ? (
              <Settings aria-hidden="true" className="i" />
            ) : (
              <UserRound aria-hidden="true" className="i" />
            )}
            {may('changePeople') ? 'Impostazioni' : 'Apri la pagina'}
          </Link>
        </li>
        {menuActsFor(user, may).map((act) => (
          <li key={act}>
            <MenuActButton act={act} user={user} here={here} onAsk={ask} onSent={close} />
          </li>
        ))}
        {may('giveRoles') && (
          <li>
            <Link to={`${adminUserPath(user.id)}#${roleSectionId}`}>
              <IdCard aria-hidden="true" className="i" />
              Cambia ruolo
            </Link>
          </li>
        )}
      </RowMenu>
      {question && (
        <ActDialog
          key={asking}
          act={question}
          action={here}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type MenuActButtonProps = {
  act: MenuAct
  user: ShownUser
  here: string
  onAsk: (act: MenuAct) => void
  onSent: () => void
}

function MenuActButton({ act, user, here, onAsk, onSent }: MenuActButtonProps) {
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
  if (!userQuestion(act, user)) {
    return (
      <Form method="post" action={here} preventScrollReset onSubmit={onSent}>
        <input type="hidden" {...menuActs.button(act)} />
        <input type="hidden" name={idField} value={user.id} />
        <button type="submit">{face}</button>
      </Form>
    )
  }
  return (
    <button type="button" onClick={() => onAsk(act)}>
      {face}
    </button>
  )
}
