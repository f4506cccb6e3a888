import { SelectField } from '../../ui/field.tsx'
import { type UsersView, userSearchLimit } from '../users.ts'

/** Search by name and address, filters by role and state; on small screens the order too. */
export const usersSearch = (view: UsersView) => ({
  label: 'Cerca tra gli utenti',
  placeholder: 'Nome o email',
  query: view.query,
  maxLength: userSearchLimit,
  children: (
    <>
      <SelectField label="Ruolo" name="ruolo" key={`ruolo ${view.role}`} defaultValue={view.role}>
        <option value="tutti">Tutti</option>
        <option value="clienti">Cliente</option>
        <option value="admin">Admin</option>
      </SelectField>
      <SelectField label="Stato" name="stato" key={`stato ${view.state}`} defaultValue={view.state}>
        <option value="tutti">Tutti</option>
        <option value="attivi">Attivo</option>
        <option value="sospesi">Sospeso</option>
      </SelectField>
      <div className="sort-on-phones">
        <SelectField
          label="Ordina per"
          name="ordine"
          key={`ordine ${view.sort}`}
          defaultValue={view.sort}
        >
          <option value="data">Più recenti</option>
          <option value="nome">Nome</option>
          <option value="accesso">Accesso</option>
        </SelectField>
      </div>
    </>
  ),
})
