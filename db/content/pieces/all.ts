import type { PieceContent } from '../../piece-types.ts'
import { cake, closingShop, libraryCourse } from './advertisements.ts'
import { chain, cheese, reviews } from './messages.ts'
import { bear, snow, sunset } from './posts.ts'
import { birthdayCard, lemonDoctor, switchboard } from './voices.ts'

/** The twelve pieces of 'Vero, falso o AI?', in the order in which they are met. */
export const pieces: PieceContent[] = [
  snow,
  chain,
  bear,
  sunset,
  cheese,
  closingShop,
  switchboard,
  reviews,
  libraryCourse,
  lemonDoctor,
  cake,
  birthdayCard,
]
