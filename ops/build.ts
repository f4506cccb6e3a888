/** `npm run build`: the application, its files compressed beforehand, and the list of its parts. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashOfSources, stamp } from './build-if-changed.mjs'
import { precompress } from './precompress.ts'
import { writeSbom } from './sbom.ts'

const root = resolve(import.meta.dirname, '..')
const reactRouter = join(root, 'node_modules/@react-router/dev/bin.cjs')

const made = hashOfSources()
const { status } = spawnSync(process.execPath, [reactRouter, 'build'], {
  cwd: root,
  stdio: 'inherit',
})
if (status === 0) {
  precompress(join(root, 'build/client'))
  writeSbom(join(root, 'build/sbom.cdx.json'))
  writeFileSync(stamp, made)
} else process.exitCode = 1
