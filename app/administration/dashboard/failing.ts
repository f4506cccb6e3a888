import { aiServicePath } from '../../admin-paths.ts'
import type { CheckName, ShownCheck } from '../../operations/check.ts'
import { isFast, medianText, type SystemStatus } from './system-status.ts'

/** What fails, in words, and where one sees more of it; null: nowhere. */
export type Failing = { name: string; notes: string[]; to: string | null }

type Seen = { status: SystemStatus; checks: readonly ShownCheck[] }

/** Where an administrator sees more of a check, and mends it. */
export const screenOf: Partial<Record<CheckName, string>> = {
  ai: aiServicePath(),
  budget: `${aiServicePath()}#spesa`,
}

/** What of the running site is bad, and the names of what is well. Pure. */
export function failingOf({ status, checks }: Seen): { bad: Failing[]; well: string[] } {
  const { medianAnswer, securityDoubts } = status
  const parts: (Failing & { isGood: boolean | null })[] = [
    ...checks.map(({ name, label, tone, text, hint }) => ({
      name: label,
      isGood: tone === 'plain' ? null : tone === 'well',
      notes: [`${text}.`, ...(hint ? [hint] : [])],
      to: screenOf[name] ?? null,
    })),
    {
      name: 'Velocità del sito',
      isGood: isFast(medianAnswer),
      notes: [medianText(medianAnswer)],
      to: null,
    },
    { name: 'Sicurezza', isGood: securityDoubts.length === 0, notes: securityDoubts, to: null },
  ]
  return {
    bad: parts.filter(({ isGood }) => isGood === false),
    well: parts.filter(({ isGood }) => isGood === true).map(({ name }) => name),
  }
}

/** 'servizio AI, posta e disco', within a sentence. */
export const namesText = (names: readonly string[]): string =>
  new Intl.ListFormat('it').format(names.map((name) => name[0]?.toLowerCase() + name.slice(1)))
