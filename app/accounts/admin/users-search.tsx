import { type Right, roles } from '../../platform/roles.ts'
import { SelectField } from '../../ui/field.tsx'
import { roleLabels } from '../role-labels.ts'
import {
  type UsersView,
  userKinds,
  userRoles,
  userSearchLimit,
  userSorts,
  userStates,
} from '../users.ts'

/** Search by name and address, filters by kind, role and state; on small screens the order too. */
export const usersSearch = (view: UsersView, may: (right: Right) => boolean) => ({
  label: 'Cerca tra gli utenti',
  placeholder: 'Nome o email',
  query: view.query,
  maxLength: userSearchLimit,
  children: (
    <>
      <SelectField
        label="Chi"
        name="chi"
        key={`chi ${view.kind}`}
        defaultValue={userKinds[view.kind]}
      >
        <option value={userKinds.addressed}>Con un'email</option>
        <option value={userKinds.ofGroup}>Senza email</option>
      </SelectField>
      {may('giveRoles') && (
        <SelectField
          label="Ruolo"
          name="ruolo"
          key={`ruolo ${view.role}`}
          defaultValue={userRoles[view.role]}
        >
          <option value={userRoles.all}>Tutti</option>
          {roles.map((role) => (
            <option key={role} value={userRoles[role]}>
              {roleLabels[role]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label="Stato"
        name="stato"
        key={`stato ${view.state}`}
        defaultValue={userStates[view.state]}
      >
        <option value={userStates.all}>Tutti</option>
        <option value={userStates.active}>Attivo</option>
        <option value={userStates.suspended}>Sospeso</option>
      </SelectField>
      <div className="sort-on-phones">
        <SelectField
          label="Ordina per"
          name="ordine"
          key={`ordine ${view.sort}`}
          defaultValue={userSorts[view.sort]}
        >
          <option value={userSorts.newest}>Più recenti</option>
          <option value={userSorts.name}>Nome</option>
          <option value={userSorts.lastLogin}>Accesso</option>
        </SelectField>
      </div>
    </>
  ),
})
