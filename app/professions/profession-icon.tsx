import {
  Building2,
  ChefHat,
  GraduationCap,
  Pencil,
  Scale,
  ShoppingBag,
  Stethoscope,
  Wrench,
} from 'lucide-react'
import type { IconName } from './profession.ts'

const icons = {
  ChefHat,
  Building2,
  Stethoscope,
  GraduationCap,
  Scale,
  Wrench,
  ShoppingBag,
  Pencil,
} satisfies Record<IconName, unknown>

/** The icon of a profession; its title always stands beside it. */
export function ProfessionIcon({ name }: { name: IconName }) {
  const Icon = icons[name]
  return <Icon aria-hidden="true" className="i" />
}
