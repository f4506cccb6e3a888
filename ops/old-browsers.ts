/** Where the browsers of tests/browsers are: a Chrome 109, Firefox ESR and WebKitGTK. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchPackedBrowser, packedChrome109 } from './packed-browser.ts'

const inPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((directory) => join(directory, name))
    .find((path) => existsSync(path))

export type OldBrowsers = {
  chrome: string | undefined
  firefox: string | undefined
  /** The WebDriver of WebKitGTK, and the screen that its window needs. */
  webkit: { driver: string; screen: string } | undefined
}

export function findOldBrowsers(): OldBrowsers {
  const driver = inPath('WebKitWebDriver')
  const screen = inPath('Xvfb')
  return {
    chrome: existsSync(packedChrome109.program) ? packedChrome109.program : undefined,
    firefox: inPath('firefox-esr'),
    webkit: driver && screen ? { driver, screen } : undefined,
  }
}

const commands = {
  chrome: 'Chrome 109: node ops/run.mjs ops/old-browsers.ts',
  firefox: 'Firefox ESR: apt-get install firefox-esr',
  webkit: 'WebKitGTK: apt-get install webkit2gtk-driver xvfb',
} as const

/** @returns of each that is not there its name and the command that brings it */
export const missingBrowsers = (browsers: OldBrowsers): string[] =>
  (Object.keys(commands) as (keyof OldBrowsers)[])
    .filter((key) => !browsers[key])
    .map((key) => commands[key])

// `node ops/run.mjs ops/old-browsers.ts` brings the one that no package of the system holds.
if (process.argv[1] === fileURLToPath(import.meta.url) && !findOldBrowsers().chrome) {
  fetchPackedBrowser(packedChrome109)
}
