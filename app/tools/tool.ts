import type { Difficulty } from '../guides/guide.ts'

/** `startingPrice` is text, because prices change: it always sends the reader to the site. */
export type Pricing = { hasFree: boolean; startingPrice: string; description: string }

/** What an administrator edits and the seed holds (DATA-05); `rating` from 0 to 5 in steps of 0.1. */
export type ToolContent = {
  id: string
  name: string
  description: string
  imageUrl: string | null
  category: string
  pricing: Pricing
  rating: number
  url: string
  features: string[]
  difficulty: Difficulty
  isActive: boolean
}
