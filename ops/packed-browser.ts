/** Browsers that an npm package holds as one packed file, for Linux on x64. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

export type PackedBrowser = {
  /** With its version. */
  package: string
  /** Of the package, as npm writes it. */
  integrity: string
  /** Where the program stands once it is unpacked. */
  program: string
}

const cache = resolve(import.meta.dirname, '../.cache')

/** What `npm test` drives where no Chromium is installed. */
export const packedChromium: PackedBrowser = {
  package: '@sparticuz/chromium@149.0.0',
  integrity:
    'sha512-2NECBVKlUA9xIUXb4fT8OoGKdAJs+I2tNYscO8FwcxCKCWA7FmpPI0fdVxGJoIJglrFZYn+4YEJqChq4rdrxQg==',
  program: join(cache, 'chromium-149/chromium'),
}

/** The last Chrome for Windows 7 and 8. */
export const packedChrome109: PackedBrowser = {
  package: '@sparticuz/chromium@109.0.6',
  integrity:
    'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  program: join(cache, 'chrome-109/chromium'),
}

/**
 * Unpacks the program; nothing of the package is run. Where npm cannot bring it, it is not there.
 * @throws Error when the package is not the known one
 */
export function fetchPackedBrowser({ package: name, integrity, program }: PackedBrowser): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  console.log(`Bringing a browser of the tests: ${name}…`)
  const making = `${program}.${process.pid}`
  mkdirSync(making, { recursive: true })
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: making, encoding: 'utf8' })
  const archive = run('npm', ['pack', '--silent', name]).stdout?.trim()
  if (archive && existsSync(join(making, archive))) {
    const hash = createHash('sha512')
      .update(readFileSync(join(making, archive)))
      .digest('base64')
    if (`sha512-${hash}` !== integrity) throw new Error(`${archive} is not the known package`)
    run('tar', ['xzf', archive, 'package/bin/chromium.br'])
    const packed = join(making, 'package/bin/chromium.br')
    if (existsSync(packed)) {
      const unpacked = join(making, 'unpacked')
      writeFileSync(unpacked, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
      renameSync(unpacked, program)
    }
  }
  rmSync(making, { recursive: true, force: true })
}
