/**
 * `npm run check -- browsers`: nothing that reaches a browser is newer than the floor, except what
 * loses nothing where it is unknown, each with its reason. Judges our code by its types, and the
 * built scripts and style sheets with what packages brought along.
 */
import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { usesOfChunks } from './browser-chunks.ts'
import { missingIn } from './browser-data.ts'
import { lossless } from './browser-floor.ts'
import { type Use, usesOfScripts } from './browser-scripts.ts'
import { usesOfStyles } from './browser-styles.ts'
import { opensPdf } from './pdf-chunks.ts'

const root = resolve(import.meta.dirname, '..')
const listFiles = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => join(root, file))

/** Modules that only the server imports; of a route's, what the server runs is left out. */
const isServers = (file: string) => /\.server\.tsx?$|\.test\.tsx?$|\.route\.ts$|\.d\.ts$/.test(file)

export type Finding = Use & { missing: string[] }

const tooNew = (uses: Use[]): Finding[] =>
  uses
    .map((use) => ({ ...use, missing: missingIn(use.feature) }))
    .filter(({ missing }) => missing.length > 0)

function check(): boolean {
  const found = tooNew([
    ...usesOfScripts(
      root,
      listFiles('app/**/*.{ts,tsx}').filter((file) => !isServers(file)),
    ),
    ...usesOfChunks(listFiles('build/client/assets/*.js').filter((file) => !opensPdf(file))),
    ...usesOfStyles(listFiles('build/client/assets/*.css')),
  ])
  const faults = found.filter(({ feature }) => !lossless[feature])
  for (const { feature, missing, where } of faults) {
    console.log(`${where}\n  ${feature} is not in ${missing.join(', ')}`)
  }
  const idle = Object.keys(lossless).filter(
    (feature) => !found.some((use) => use.feature === feature),
  )
  for (const feature of idle) console.log(`${feature} is excused, but nothing uses it`)
  return faults.length + idle.length === 0
}

if (import.meta.main && !check()) process.exitCode = 1
