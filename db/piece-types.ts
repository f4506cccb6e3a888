import type { SceneChannel } from './content-types.ts'

/** What somebody says of a piece of 'Vero, falso o AI?'. */
export type Opinion = 'vero' | 'falso' | 'ai' | 'nessuno'

/**
 * A piece of 'Vero, falso o AI?': something that goes round, invented and written by hand, and what
 * one finds who asks the three questions of it.
 */
export type PieceContent = {
  id: string
  title: string
  /** Where the person is when it comes, and what time it is. */
  moment: string
  channel: SceneChannel
  sender: string
  sentAt: string
  /** Drawn by us, in the place of the photo that would stand there. */
  picture: { src: string; alt: string } | null
  lines: string[]
  found: { who: string; elsewhere: string; wants: string }
  answer: Opinion
  /** Why, in two or three sentences. */
  verdict: string
  /** What to do now, in order. */
  actions: string[]
}
