import { adminUserPath } from '../../admin-paths.ts'
import { DoneNote, useOutcome } from '../../records/acts/done-note.tsx'
import { difficulties, difficultyLabels } from '../../records/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { accountLimits } from '../account.ts'
import { PersonForm } from '../person-form.tsx'
import type { PersonFormAnswer } from '../person-form-answer.ts'
import type { Settings } from '../person-schema.ts'
import { settingsLimits } from '../settings/settings.ts'
import { personActs } from './user-acts.ts'

type PersonSettingsProps = {
  id: string
  settings: Settings
  answer: PersonFormAnswer | null
}

/** Name, city and level of a person, which administrators may change too. */
export function PersonSettings({ id, settings, answer }: PersonSettingsProps) {
  const typed = { ...settings, ...answer?.values }
  const outcome = useOutcome()
  return (
    <section className="form-section max-w-[56rem]" aria-labelledby="impostazioni">
      <h2 id="impostazioni">Impostazioni</h2>
      <p>Le stesse che questa persona può cambiare da sola. Le vede subito anche lei.</p>
      {!answer && <DoneNote outcome={outcome} texts={{ save: 'Impostazioni salvate.' }} />}
      <PersonForm
        action={adminUserPath(id)}
        intent={personActs.button('save').value}
        failedTitle="Non ho potuto salvare"
        answer={answer}
      >
        {({ isBusy, errorOf }) => (
          <>
            <TextField
              name="name"
              label="Nome"
              autoComplete="off"
              required
              maxLength={accountLimits.name}
              defaultValue={typed.name}
              error={errorOf('name')}
            />
            <div className="form-pair">
              <TextField
                name="city"
                label="Città"
                autoComplete="off"
                required
                maxLength={settingsLimits.city}
                defaultValue={typed.city}
                error={errorOf('city')}
              />
              <SelectField
                name="techLevel"
                label="Livello"
                defaultValue={typed.techLevel}
                error={errorOf('techLevel')}
              >
                {difficulties.map((level) => (
                  <option key={level} value={level}>
                    {difficultyLabels[level]}
                  </option>
                ))}
              </SelectField>
            </div>
            <p>
              <Button kind="main" busy={isBusy} busyLabel="Salvo…">
                Salva le impostazioni
              </Button>
            </p>
          </>
        )}
      </PersonForm>
    </section>
  )
}
