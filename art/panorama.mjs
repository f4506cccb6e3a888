import { eastAndRows } from './panorama-east.mjs'
import { land } from './panorama-land.mjs'
import { towers } from './panorama-towers.mjs'
import { walls } from './panorama-walls.mjs'
import { builders } from './town.mjs'

/** Città Alta from the south, 1600 by 560, drawn from the back to the front. */
export function panorama(P) {
  const town = builders(P)
  land(P, town)
  towers(P, town)
  eastAndRows(P, town)
  walls(P, town)
}
