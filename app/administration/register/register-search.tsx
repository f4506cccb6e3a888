import { longestQuery } from '../../platform/well-formed.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { groupLabels, groupNames, type RegisterView } from './register-view.ts'

type Choice = { value: string; label: string }

/** What the register can be narrowed to. */
export type RegisterChoices = { actors: readonly Choice[]; nouns: readonly Choice[] }

/** Search by name and title, filters by who, what and when. */
export const registerSearch = (view: RegisterView, { actors, nouns }: RegisterChoices) => ({
  label: 'Cerca nel registro',
  placeholder: 'Nome o titolo',
  query: view.query,
  maxLength: longestQuery,
  children: (
    <>
      <Choose
        name="chi"
        label="Chi"
        value={view.who}
        choices={[{ value: '', label: 'Tutti' }, ...actors]}
      />
      <Choose
        name="cosa"
        label="Che cosa"
        value={groupNames[view.group]}
        choices={groups.map((group) => ({ value: groupNames[group], label: groupLabels[group] }))}
      />
      <Choose
        name="tipo"
        label="Tipo di contenuto"
        value={view.noun}
        choices={[{ value: '', label: 'Tutti' }, ...nouns]}
      />
      <TextField
        type="date"
        name="dal"
        label="Dal"
        key={`dal ${view.from}`}
        defaultValue={view.from}
      />
      <TextField
        type="date"
        name="al"
        label="Al"
        key={`al ${view.until}`}
        defaultValue={view.until}
      />
    </>
  ),
})

const groups = Object.keys(groupNames) as (keyof typeof groupNames)[]

type ChooseProps = { name: string; label: string; value: string; choices: readonly Choice[] }

function Choose({ name, label, value, choices }: ChooseProps) {
  return (
    <SelectField label={label} name={name} key={`${name} ${value}`} defaultValue={value}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}
