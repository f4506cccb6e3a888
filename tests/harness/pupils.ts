import type { Fucina } from './launch.ts'
import { browserLike } from './visitor.ts'

/** A class of 40, each with a browser of their own behind the one address of the school. */
export const pupils = Array.from({ length: 40 }, (_, at) => ({
  name: `Allieva ${at}`,
  email: `allieva${at}@esempio.it`,
  password: 'torre civica',
}))

export const registers = (fucina: Fucina, pupil: (typeof pupils)[number]): Promise<Response> =>
  browserLike(fucina).post('/login/registrati', { ...pupil, confirm: pupil.password })

export const entersAgain = (
  fucina: Fucina,
  { email, password }: (typeof pupils)[number],
): Promise<Response> => browserLike(fucina).post('/login/accedi', { email, password })
