import { useEffect, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import { type LetterLanguage, plainItalian, readLanguage, rememberLanguage } from './languages.ts'

/** The language chosen on this device, once scripts are there to know it. */
export function useLanguage(): [LetterLanguage, (language: LetterLanguage) => void] {
  const isHydrated = useHydrated()
  const [language, setLanguage] = useState(plainItalian)
  useEffect(() => {
    if (isHydrated) setLanguage(readLanguage())
  }, [isHydrated])
  return [
    language,
    (chosen) => {
      rememberLanguage(chosen)
      setLanguage(chosen)
    },
  ]
}
