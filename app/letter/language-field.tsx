import { Languages } from 'lucide-react'
import { SelectField } from '../ui/field.tsx'
import { type LetterLanguage, languageOf, languages } from './languages.ts'

type LanguageFieldProps = {
  language: LetterLanguage
  onChange: (language: LetterLanguage) => void
  disabled?: boolean
}

/** 'Spiegala in': each language by its own name. */
export const LanguageField = ({ language, onChange, disabled }: LanguageFieldProps) => (
  <SelectField
    className="letter-language needs-script"
    name="lingua"
    label={
      <>
        <Languages className="i" aria-hidden="true" />
        Spiegala in
      </>
    }
    autoComplete="off"
    disabled={disabled}
    value={language.code}
    onChange={({ target }) => onChange(languageOf(target.value))}
  >
    {languages.map(({ code, own }) => (
      <option key={code} value={code} lang={code}>
        {own}
      </option>
    ))}
  </SelectField>
)
