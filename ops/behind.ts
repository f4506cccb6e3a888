/**
 * Names the packages of package.json of which a newer version is given out today, one a line. Nothing
 * fails for it: when they are taken is decided for each.
 */
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

type Outdated = Record<string, { current?: string; latest: string }>

/** `npm outdated` ends with 1 where anything is. */
async function askRegistry(): Promise<string> {
  const npm = process.env.npm_execpath
  const [program, ...before] = npm ? [process.execPath, npm] : ['npm']
  try {
    const { stdout } = await promisify(execFile)(program, [...before, 'outdated', '--json'], {
      cwd: resolve(import.meta.dirname, '..'),
      timeout: 60_000,
    })
    return stdout
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? ''
  }
}

const said = await askRegistry()
const outdated = said.startsWith('{') ? (JSON.parse(said) as Outdated) : null
if (!outdated || 'error' in outdated) console.log('The registry cannot be asked.')
else {
  // Those of other systems are not installed.
  const lines = Object.entries(outdated).flatMap(([name, { current, latest }]) =>
    current ? [`${name} ${current}, today ${latest}`] : [],
  )
  console.log(lines.join('\n') || 'All are of today.')
}
