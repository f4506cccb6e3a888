/** Where the browser of the end-to-end tests is. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { canInstallPackages, installPackages } from './debian.ts'
import { fetchPackedBrowser, packedChromium } from './packed-browser.ts'

/** The engine of Chromium without a window round it: the same pages in half the time. */
const headlessShell = 'chromium-headless-shell'

const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((variable) =>
    join(process.env[variable] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
]

/** The browser to drive: CHROMIUM, an installed one, else the one Playwright installed. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const directories = (process.env.PATH ?? '').split(delimiter)
  const inPath = names.flatMap((name) => directories.map((directory) => join(directory, name)))
  return [...inPath, ...usualPlaces, chromium.executablePath(), packedChromium.program].find(
    (path) => existsSync(path),
  )
}

/**
 * Finds the browser, or brings the one program that `npm test` may bring by itself: Debian's where
 * this is root there, else the build that an npm package holds, for Linux on x64.
 */
export function provideChromium(): string | undefined {
  const found = findChromium()
  if (found) return found
  if (canInstallPackages()) {
    console.log(`Bringing the browser of the tests: Debian's ${headlessShell}…`)
    // What the pages fall back on while their own letters come.
    installPackages(headlessShell, 'fonts-liberation')
  } else {
    fetchPackedBrowser(packedChromium)
  }
  return findChromium()
}
