import { cityDrawingPath } from '../../paths.ts'
import type { Env } from './env.server.ts'

/**
 * The home page's drawing. `wide` is 1600 by 560, `phone` 800 by 560 where it is another; the one of
 * a workshop, for a city that has none yet, is smaller and has no land below it.
 */
export type CityDrawing = {
  kind: 'ours' | 'own' | 'workshop'
  wide: string
  phone: string
  words: string
  /** What a link to the site shows in a messenger, 1200 by 630. */
  shared: string
}

const ours: CityDrawing = {
  kind: 'ours',
  wide: '/drawings/citta-alta.svg',
  phone: '/drawings/citta-alta-telefono.svg',
  words:
    'Disegno di Città Alta: le mura veneziane, Porta San Giacomo, i campanili, le cupole e la funicolare che sale',
  shared: '/share/citta-alta.png',
}

const workshop: CityDrawing = {
  kind: 'workshop',
  wide: '/drawings/fucina.svg',
  phone: '/drawings/fucina.svg',
  words: '',
  shared: '/share/bottega.png',
}

type Settings = Pick<Env, 'CITY' | 'CITY_DRAWING' | 'CITY_DRAWING_WORDS'>

/** The drawing of the city that the settings name; a city without one has a workshop. */
export function cityDrawing(env: Settings): CityDrawing {
  if (!env.CITY_DRAWING) return env.CITY === 'Bergamo' ? ours : workshop
  const wide = cityDrawingPath('wide')
  return {
    kind: 'own',
    wide,
    phone: wide,
    words: env.CITY_DRAWING_WORDS ?? '',
    shared: workshop.shared,
  }
}
