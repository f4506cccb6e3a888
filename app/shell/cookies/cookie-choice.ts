/** What localStorage keeps, exactly this and nothing else. */
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

/** The three ways to answer the banner. */
export type CookieAnswer = 'all' | 'selected' | 'necessary'

/** What an answer means; `form` holds the ticks of the optional categories. */
export function settingsOf(answer: CookieAnswer, form: HTMLFormElement | null): CookieSettings {
  if (answer === 'all') return everything
  if (answer === 'necessary' || !form) return onlyNecessary
  const ticked = new FormData(form)
  return {
    necessary: true,
    analytics: ticked.has('analytics'),
    marketing: ticked.has('marketing'),
    preferences: ticked.has('preferences'),
  }
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
