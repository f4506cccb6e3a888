/** Where the browsers of tests/browsers are: a Chrome 109, Firefox ESR and WebKitGTK. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { canInstallPackages, installPackage } from './debian.ts'

const inPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((directory) => join(directory, name))
    .find((path) => existsSync(path))

/** The last Chrome for Windows 7 and 8 comes as an npm package, for Linux on x64. */
const chrome = {
  package: '@sparticuz/chromium@109.0.6',
  integrity:
    'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  place: resolve(import.meta.dirname, '../.cache/chrome-109'),
}
const chromeProgram = join(chrome.place, 'chromium')

/** Its package holds the program as a brotli file: nothing of the package is run. */
function fetchChrome() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  console.log(`Fetching ${chrome.package}…`)
  const making = `${chrome.place}.${process.pid}`
  mkdirSync(making, { recursive: true })
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: making, encoding: 'utf8' })
  const name = run('npm', ['pack', '--silent', chrome.package]).stdout?.trim()
  const archive = name ? join(making, name) : ''
  if (archive && existsSync(archive)) {
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (`sha512-${hash}` !== chrome.integrity) throw new Error(`${name} is not the known package`)
    run('tar', ['xzf', archive, 'package/bin/chromium.br'])
    const packed = join(making, 'package/bin/chromium.br')
    if (existsSync(packed)) {
      const program = brotliDecompressSync(readFileSync(packed))
      mkdirSync(chrome.place, { recursive: true })
      writeFileSync(`${chromeProgram}.part`, program, { mode: 0o755 })
      renameSync(`${chromeProgram}.part`, chromeProgram)
    }
  }
  rmSync(making, { recursive: true, force: true })
}

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
    chrome: existsSync(chromeProgram) ? chromeProgram : undefined,
    firefox: inPath('firefox-esr'),
    webkit: driver && screen ? { driver, screen } : undefined,
  }
}

/** Fetches or installs what is not there, where that can be done. */
export function provideOldBrowsers(): OldBrowsers {
  const found = findOldBrowsers()
  if (!found.chrome) fetchChrome()
  if (canInstallPackages()) {
    if (!found.firefox) installPackage('firefox-esr')
    if (!inPath('WebKitWebDriver')) installPackage('webkit2gtk-driver')
    if (!inPath('Xvfb')) installPackage('xvfb')
  }
  return findOldBrowsers()
}

const names = { chrome: 'Chrome 109', firefox: 'Firefox ESR', webkit: 'WebKitGTK' } as const

/** @returns the names of those that are not there */
export const missingBrowsers = (browsers: OldBrowsers): string[] =>
  (Object.keys(names) as (keyof OldBrowsers)[])
    .filter((key) => !browsers[key])
    .map((key) => names[key])
