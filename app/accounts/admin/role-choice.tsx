import type { Role } from '../../platform/roles.ts'
import { CheckField } from '../../ui/field.tsx'
import { roleLabels } from '../role-labels.ts'
import { roleSentences } from '../users.ts'
import { roleField } from './user-acts.ts'

type RoleChoiceProps = { legend: string; roles: readonly Role[]; chosen: Role }

/** One of the roles, each with what it may do. */
export const RoleChoice = ({ legend, roles, chosen }: RoleChoiceProps) => (
  <fieldset className="radio-field gap-3">
    <legend className="lbl">{legend}</legend>
    {roles.map((one) => (
      <CheckField
        // Another key when the role has changed: defaultChecked counts once.
        key={`${one} ${chosen}`}
        type="radio"
        id={`${roleField}-${one}`}
        name={roleField}
        value={one}
        defaultChecked={one === chosen}
        label={
          <span>
            <span className="block font-bold">{roleLabels[one]}</span>
            <span className="small soft">{roleSentences[one]}</span>
          </span>
        }
      />
    ))}
  </fieldset>
)
