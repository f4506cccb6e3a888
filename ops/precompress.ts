import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(js|css|svg|json|txt|webmanifest|html)$/
/** Smaller files travel in one packet anyway. */
const smallest = 512

/**
 * Writes a brotli and a gzip version beside every file of a folder that gets smaller by it, so that
 * the server never compresses a file.
 */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!compressible.test(name) || statSync(path).size < smallest) continue
    const bytes = readFileSync(path)
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    const versions = {
      br: brotliCompressSync(bytes, { params: hint }),
      gz: gzipSync(bytes, { level: 9 }),
    }
    for (const [suffix, version] of Object.entries(versions)) {
      if (version.length < bytes.length) writeFileSync(`${path}.${suffix}`, version)
    }
  }
}
