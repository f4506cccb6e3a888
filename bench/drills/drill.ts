/**
 * What a drill is: something bad that is done to a running server on purpose, and what it shows.
 */
import { providePostgres } from '../../ops/test-postgres.ts'
import type { TestEngine } from '../../tests/harness/place.ts'
import type { Finding } from '../figures.ts'

export type DrillOptions = {
  engine: TestEngine
  /** How often, how long, how many: each drill says in its own words what `size` counts. */
  size: number
}

export type Drill = {
  /** One line for `--help`. */
  about: string
  engines: readonly TestEngine[]
  /** What `size` counts, and how many of it the promise is about. */
  size: { counts: string; usual: number }
  /** @returns the figures; a missed target is a finding, not an error */
  run(options: DrillOptions): Promise<Finding[]>
}

/** This machine lacks what a drill needs. */
export class CannotRun extends Error {}

/** A figure beside what was promised. */
export const figure = (
  what: string,
  measured: string,
  target: string,
  met: boolean | null,
): Finding => ({ what, measured, target, met })

/** How many there were of what must not be. */
export const none = (what: string, count: number): Finding =>
  figure(what, count.toLocaleString('en-GB'), '0', count === 0)

/** Makes sure that a PostgreSQL answers at TEST_DATABASE_URL. @returns what ends it */
export async function postgresForDrills(): Promise<() => void> {
  if (process.env.TEST_DATABASE_URL) return () => {}
  const cluster = await providePostgres()
  if (!cluster) throw new CannotRun('no PostgreSQL can be had here')
  process.env.TEST_DATABASE_URL = cluster.url
  return () => cluster.stop()
}
