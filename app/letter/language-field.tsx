import { Languages } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SelectField } from '../ui/field.tsx'
import { type LetterLanguage, languageOf, languages } from './languages.ts'

type LanguageFieldProps = Pick<
  ComponentProps<'select'>,
  'disabled' | 'onKeyDown' | 'onPointerDown'
> & {
  language: LetterLanguage
  onChange: (language: LetterLanguage) => void
}

/** 'Spiega in': each language by its own name. */
export const LanguageField = ({ language, onChange, ...rest }: LanguageFieldProps) => (
  <SelectField
    className="letter-language needs-script"
    name="lingua"
    label={
      <>
        <Languages className="i" aria-hidden="true" />
        Spiega in
      </>
    }
    autoComplete="off"
    {...rest}
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
