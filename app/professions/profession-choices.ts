import type { Gradient, IconName, ResourceType } from '../../db/content-types.ts'

/**
 * What an administrator chooses from, and how much they may write. Apart from the noun's own file,
 * because no learner's page needs it.
 */

/** The icons a profession may carry. */
export const iconNames = [
  'ChefHat',
  'Building2',
  'Stethoscope',
  'GraduationCap',
  'Scale',
  'Wrench',
  'ShoppingBag',
  'Pencil',
] as const satisfies readonly IconName[]

/** The gradients a profession may carry; each is a `--g-*` token. */
export const gradients = [
  'orange-red',
  'blue-indigo',
  'emerald-green',
  'purple-pink',
  'amber-yellow',
  'cyan-blue',
  'rose-pink',
  'violet-purple',
] as const satisfies readonly Gradient[]

/** What a resource of a profession may be. */
export const resourceTypes = ['guide', 'course', 'tool'] as const satisfies readonly ResourceType[]

/** Limits of what is stored: characters of a text, entries of a list, amounts of an estimate. */
export const professionLimits = {
  title: 80,
  description: 500,
  /** A tool, an example, a tip, a benefit. */
  line: 300,
  lines: 50,
  entries: 30,
  entryTitle: 160,
  entryText: 1500,
  name: 120,
  link: 2000,
  minutes: 10_000,
  dailyHours: 24,
  weeklyHours: 168,
  monthlyHours: 744,
  productivity: 1000,
  costReduction: 100,
} as const
