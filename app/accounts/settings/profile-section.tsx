import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { accountLimits } from '../account.ts'
import { type Level, settingsLimits } from './settings.ts'
import { answerOf, type SentForm, SettingsForm, SettingsSection } from './settings-section.tsx'

type ProfileSectionProps = SentForm & {
  levels: Level[]
  person: { name: string; email: string | null; city: string; techLevel: string }
}

/** Name, city and level: all that people may change of their record. */
export function ProfileSection({ person, levels, answer, outcome }: ProfileSectionProps) {
  const typed = { ...person, ...answerOf('profile', answer)?.values }
  return (
    <SettingsSection
      id="profilo"
      title="Il tuo profilo"
      about={<p>Come ti chiami qui, e da dove cominci con l'intelligenza artificiale.</p>}
    >
      <SettingsForm
        form="profile"
        intent="save"
        failedTitle="Modifiche non salvate"
        answer={answer}
        outcome={outcome}
      >
        {({ isBusy, errorOf }) => (
          <>
            <TextField
              name="name"
              label="Nome"
              autoComplete="name"
              required
              maxLength={accountLimits.name}
              defaultValue={typed.name}
              error={errorOf('name')}
            />
            <TextField
              name="city"
              label="Città"
              autoComplete="address-level2"
              required
              maxLength={settingsLimits.city}
              defaultValue={typed.city}
              error={errorOf('city')}
            />
            <SelectField
              name="techLevel"
              label="Quanto conosci l'intelligenza artificiale?"
              defaultValue={typed.techLevel}
              error={errorOf('techLevel')}
            >
              {levels.map(({ level, label }) => (
                <option key={level} value={level}>
                  {label}
                </option>
              ))}
            </SelectField>
            <p>
              <Button kind="main" busy={isBusy} busyLabel="Salvo…">
                Salva le modifiche
              </Button>
            </p>
          </>
        )}
      </SettingsForm>
    </SettingsSection>
  )
}
