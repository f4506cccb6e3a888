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

const settingsWith = (isOn: (category: OptionalCategory) => boolean): CookieSettings => ({
  necessary: true,
  analytics: isOn('analytics'),
  marketing: isOn('marketing'),
  preferences: isOn('preferences'),
})

/** The three ways to answer the banner. */
export type CookieAnswer = 'all' | 'selected' | 'necessary'

/** What an answer means; `form` holds the ticks of the optional categories. */
export function cookieSettings(answer: CookieAnswer, form: HTMLFormElement | null): CookieSettings {
  const ticked = new FormData(form ?? undefined)
  return settingsWith(
    (category) => answer === 'all' || (answer === 'selected' && ticked.has(category)),
  )
}

/** The stored choice; null when there is none, or when what is stored is not one. */
export function parseChoice(stored: string | null): CookieChoice | null {
  if (stored === null) return null
  try {
    const { timestamp, settings } = JSON.parse(stored) as Partial<CookieChoice>
    if (typeof timestamp !== 'string' || settings?.necessary !== true) return null
    const kept = settingsWith((category) => settings[category])
    const isComplete = Object.values(kept).every((on) => typeof on === 'boolean')
    return isComplete ? { timestamp, settings: kept } : null
  } catch {
    return null
  }
}

/** The text that goes into the storage. */
export function choiceText(settings: CookieSettings, now: Date): string {
  const choice: CookieChoice = { timestamp: now.toISOString(), settings }
  return JSON.stringify(choice)
}
