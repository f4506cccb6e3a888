/** What localStorage keeps, exactly this and nothing else (COOK-05). */
export type CookieChoice = { timestamp: string; settings: CookieSettings }

export type CookieSettings = {
  necessary: true
  analytics: boolean
  marketing: boolean
  preferences: boolean
}

export type OptionalCategory = Exclude<keyof CookieSettings, 'necessary'>

export const storageKey = 'cookieChoice'

export const onlyNecessary: CookieSettings = {
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: false,
}

export const everything: CookieSettings = {
  necessary: true,
  analytics: true,
  marketing: true,
  preferences: true,
}

/** The stored choice; null when there is none, or when what is stored is not one. */
export function parseChoice(stored: string | null): CookieChoice | null {
  if (stored === null) return null
  try {
    const { timestamp, settings } = JSON.parse(stored) as Partial<CookieChoice>
    if (typeof timestamp !== 'string' || settings?.necessary !== true) return null
    const { analytics, marketing, preferences } = settings
    const isComplete = [analytics, marketing, preferences].every((on) => typeof on === 'boolean')
    return isComplete
      ? { timestamp, settings: { necessary: true, analytics, marketing, preferences } }
      : null
  } catch {
    return null
  }
}

/** The text that goes into the storage. */
export function choiceText(settings: CookieSettings, now: Date): string {
  const choice: CookieChoice = { timestamp: now.toISOString(), settings }
  return JSON.stringify(choice)
}
