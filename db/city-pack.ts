import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'

/** What the content calls by name in a city, with the preposition where Italian joins the two. */
export type CityNames = {
  /** 'Visitiamo il centro storico': the part that visitors come for. */
  oldTown: string
  inOldTown: string
  ofOldTown: string
  /** Where one books a visit: 'il centro prenotazioni dell'ospedale'. */
  ofHospital: string
  /** Whose address ends all addresses of the municipality, as one types it. */
  townSite: string
  /** Who says when the buses go. */
  busSite: string
}

export const bergamo: CityNames = {
  oldTown: 'Città Alta',
  inOldTown: 'in Città Alta',
  ofOldTown: 'di Città Alta',
  ofHospital: "dell'ospedale Papa Giovanni XXIII",
  townSite: 'comune.bergamo.it',
  busSite: 'atb.bergamo.it',
}

/** What is true in every city that names nothing itself. An address is never guessed. */
const anywhere: CityNames = {
  oldTown: 'il centro storico',
  inOldTown: 'nel centro storico',
  ofOldTown: 'del centro storico',
  ofHospital: "dell'ospedale",
  townSite: "l'indirizzo scritto sulle sue lettere",
  busSite: 'il sito degli autobus',
}

const longestFile = 16_384

/** What a sentence of the content takes: nothing that gaps, markdown or lists are made of. */
export const nameInContent = z
  .string()
  .trim()
  .regex(/^[^[\]{}|<>*_#`\n\r]{1,80}$/, 'must be 1 to 80 characters without marks')

const pack = z.strictObject(
  Object.fromEntries(Object.keys(anywhere).map((key) => [key, nameInContent.optional()])) as Record<
    keyof CityNames,
    z.ZodOptional<typeof nameInContent>
  >,
)

/**
 * Reads a pack: a JSON object with some of the names, as text.
 * @returns the names, or why it is none, for the operator
 */
export function readPack(file: string): { names: Partial<CityNames> } | { fault: string } {
  try {
    if (statSync(file).size > longestFile) return { fault: `names ${file}, which is too large` }
    const { success, data, error } = pack.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (success) return { names: data as Partial<CityNames> }
    const [issue] = error.issues
    const where = issue?.path.join('.')
    return { fault: `names ${file}: ${where ? `${where} ` : ''}${issue?.message}` }
  } catch (error) {
    const why = error instanceof SyntaxError ? 'no JSON' : (error as NodeJS.ErrnoException).code
    return { fault: `names ${file}, which cannot be read (${why})` }
  }
}

/** The names of a city: its pack's, else those that are true anywhere; Bergamo has its own. */
export function cityNames(city: string, file?: string): CityNames {
  const own = file ? readPack(file) : { names: {} }
  return { ...(city === 'Bergamo' ? bergamo : anywhere), ...('names' in own ? own.names : {}) }
}
