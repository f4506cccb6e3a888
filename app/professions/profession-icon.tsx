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
import type { IconName } from '../../db/content-types.ts'

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

/** The icon of a profession; its title always stands beside it. One nobody knows is a pencil. */
export function ProfessionIcon({ name }: { name: IconName }) {
  // Stored text: a version that knew other names may have written it.
  const Icon = Object.hasOwn(icons, name) ? icons[name] : Pencil
  return <Icon aria-hidden="true" className="i" />
}
