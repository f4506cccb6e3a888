import { Fragment } from 'react'
import { adminUserPath } from '../../admin-paths.ts'
import { isStaff, type Right } from '../../platform/roles.ts'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { type Column, RowName, StateMark } from '../../records/list/rows.tsx'
import { Addresses } from '../../ui/addresses.tsx'
import { Tag } from '../../ui/tag.tsx'
import { roleLabels } from '../role-labels.ts'
import {
  type GuidesDone,
  guidesDoneText,
  type UserItem,
  type UsersView,
  userStateLabel,
  waitingMark,
  withoutAddress,
} from '../users.ts'
import { UserMenu } from './user-menu.tsx'
import { type ShownUser, usersAddress } from './users-view.ts'

/** What the list says of each person, with what can be done about them. @param now milliseconds */
export function userColumns(
  view: UsersView,
  now: number,
  may: (right: Right) => boolean,
): Column<ShownUser>[] {
  const role: Column<ShownUser> = {
    label: 'Ruolo',
    cell: (user) => <RoleMark {...user} />,
  }
  const guides: Column<ShownUser> = {
    label: 'Guide',
    cell: (user) => user.guides && <GuidesFigure {...user.guides} />,
  }
  return [
    {
      label: 'Nome',
      sort: { to: usersAddress(view, { sort: 'name' }), current: sorted(view, 'name') },
      cell: ({ id, name, email, group, isSelf }) => (
        <>
          <RowName to={adminUserPath(id)}>{name}</RowName>
          <span className="beside">
            {email === null ? (group ?? withoutAddress) : <Addresses text={email} />}
            {isSelf && <span className="whitespace-nowrap"> (sei tu)</span>}
          </span>
        </>
      ),
    },
    ...(may('giveRoles') ? [role] : []),
    {
      label: 'Stato',
      cell: ({ isActive }) => <StateMark isOn={isActive}>{userStateLabel(isActive)}</StateMark>,
    },
    ...(may('seeFigures') ? [guides] : []),
    {
      label: 'Registrato',
      sort: { to: usersAddress(view, { sort: 'newest' }), current: sorted(view, 'newest') },
      cell: ({ createdAt }) => <RelativeDate value={createdAt} now={now} />,
    },
    {
      label: 'Ultimo accesso',
      sort: { to: usersAddress(view, { sort: 'lastLogin' }), current: sorted(view, 'lastLogin') },
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? <RelativeDate value={lastLoginAt} now={now} /> : 'mai',
    },
    {
      label: 'Azioni',
      isWide: true,
      cell: (user) => <UserMenu user={user} view={view} />,
    },
  ]
}

function RoleMark({ role, lacking }: Pick<UserItem, 'role' | 'lacking'>) {
  if (!isStaff(role)) return roleLabels[role]
  return (
    <>
      <span>
        <Tag tone="blue">{roleLabels[role]}</Tag>
      </span>
      {lacking.length > 0 && <span className="beside">{waitingMark(lacking)}</span>}
    </>
  )
}

/** As `guidesDoneText`, broken only between the two figures. */
function GuidesFigure(counts: GuidesDone) {
  return guidesDoneText(counts)
    .split(' · ')
    .map((figure, position) => (
      <Fragment key={figure}>
        {position > 0 && ' · '}
        <span className="whitespace-nowrap">{figure}</span>
      </Fragment>
    ))
}

const sorted = (view: UsersView, sort: UsersView['sort']) => {
  if (view.sort !== sort) return null
  return sort === 'name' ? 'ascending' : 'descending'
}
