/**
 * The city that the content speaks of. Its texts are filled once, when the process reads them:
 * neither the database nor who edits them sees a mark. env.server.ts checks the same settings and
 * stops a start whose pack cannot be read.
 */
import { cityNames } from './city-pack.ts'

const name = process.env.CITY?.trim() || 'Bergamo'

export const city = { name, ...cityNames(name, process.env.CITY_PACK || undefined) }

/** A text that is about Bergamo, and what any other city has in its place. */
export const here = <Text>(ofBergamo: Text, elsewhere: Text): Text =>
  name === 'Bergamo' ? ofBergamo : elsewhere
