import type { Gradient } from '../../db/content-types.ts'

/** The two ends of each profession's gradient, as in app/ui/tokens.css. */
export const gradientEnds: Record<Gradient, [light: string, deep: string]> = {
  'orange-red': ['#F0AC6B', '#E0704F'],
  'blue-indigo': ['#9CBDE3', '#8089CC'],
  'emerald-green': ['#96CFAE', '#5DA677'],
  'purple-pink': ['#B9A2DC', '#DC93B6'],
  'amber-yellow': ['#EBB04A', '#F3D77C'],
  'cyan-blue': ['#8CCFD2', '#6BA3D6'],
  'rose-pink': ['#E8939A', '#F0BCC6'],
  'violet-purple': ['#A195DB', '#B58FCB'],
}
