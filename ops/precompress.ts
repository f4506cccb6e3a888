/**
 * Writes a brotli and a gzip version beside every built file that gets smaller by it, so that
 * the server never compresses a file. Part of the build: `node ops/precompress.ts`.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = resolve(import.meta.dirname, '../build/client')
const compressible = /\.(js|css|svg|json|txt|webmanifest|html)$/
/** Smaller files travel in one packet anyway. */
const smallest = 512

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, name)
  if (!compressible.test(name) || statSync(path).size < smallest) continue
  const bytes = readFileSync(path)
  const versions = {
    br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gz: gzipSync(bytes, { level: 9 }),
  }
  for (const [suffix, version] of Object.entries(versions)) {
    if (version.length < bytes.length) writeFileSync(`${path}.${suffix}`, version)
  }
}
