/**
 * `npm run drill -- NAME…`: does something bad to a server of its own, on purpose, and writes what
 * came of it into bench/DRILLS.md. Everything happens on loopback and is bounded.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '../../ops/build-if-changed.mjs'
import type { TestEngine } from '../../tests/harness/place.ts'
import { endRun } from '../../tests/harness/run.ts'
import type { Finding } from '../figures.ts'
import { sectionOf, withSection } from '../report.ts'
import { crash } from './crash.ts'
import { disk } from './disk.ts'
import { CannotRun, type Drill, postgresForDrills } from './drill.ts'
import { failover } from './failover.ts'
import { overload } from './overload.ts'

const drills: Record<string, Drill> = { crash, overload, failover, disk }
const usualResults = 'bench/DRILLS.md'
const preface = `# Drills

Made by \`npm run drill -- NAME\`: something bad is done to a server on purpose. Each section says on
which machine and when, what was promised and what came of it. The server, the database and whoever
makes the load share the machine.
`

const usage = `npm run drill -- NAME… [--engine sqlite|postgres] [--size NUMBER] [--out FILE]

Does something bad to a server of its own, on loopback, and writes ${usualResults}, or FILE.

${Object.entries(drills)
  .map(
    ([name, { about, size }]) =>
      `  ${name.padEnd(9)} ${about}; --size: ${size.counts} (${size.usual})`,
  )
  .join('\n')}

Exit code 0: all promises held. 1: some did not, or a drill could not run here. 2: not understood.`

type Asked = {
  names: string[]
  engine: TestEngine | undefined
  size: number | undefined
  results: string
}

/** @returns null when what was asked for cannot be understood */
function understood(): Asked | null {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        engine: { type: 'string' },
        size: { type: 'string' },
        out: { type: 'string', default: usualResults },
      },
    })
    const { engine } = values
    const size = values.size === undefined ? undefined : Number(values.size)
    const isKnown =
      positionals.length > 0 && positionals.every((name) => Object.hasOwn(drills, name))
    const isEngine = engine === undefined || engine === 'sqlite' || engine === 'postgres'
    const isSize = size === undefined || (Number.isInteger(size) && size > 0)
    return isKnown && isEngine && isSize
      ? { names: positionals, engine, size, results: values.out }
      : null
  } catch {
    return null
  }
}

const commit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

/** Writes what came of a drill into its section. */
function note(results: string, title: string, findings: readonly Finding[]) {
  const section = sectionOf(title, findings, {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: commit(),
    machine: `${cpus().length} cores, Node ${process.versions.node}`,
  })
  console.log(section)
  const before = existsSync(results) ? readFileSync(results, 'utf8') : ''
  writeFileSync(results, withSection(before, preface, title, section))
}

type Run = { title: string; drill: Drill; engine: TestEngine }

/** @returns whether everything promised held; a drill that cannot run here has not */
async function hold({ title, drill, engine }: Run, { size, results }: Asked): Promise<boolean> {
  const much = size ?? drill.size.usual
  console.log(`\n${title}: ${drill.about} (${much} ${drill.size.counts})`)
  try {
    const findings = await drill.run({ engine, size: much })
    note(results, title, findings)
    return findings.every(({ met }) => met !== false)
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    console.error(`${title} cannot run here: ${error.message}.`)
    return false
  }
}

const planRuns = ({ names, engine }: Asked): Run[] =>
  names.flatMap((name) => {
    const drill = drills[name] as Drill
    const engines = drill.engines.filter((one) => engine === undefined || one === engine)
    return engines.map((one) => ({ title: `${name}, ${one}`, drill, engine: one }))
  })

/** @returns the exit code */
async function holdAll(asked: Asked): Promise<number> {
  const runs = planRuns(asked)
  const needsPostgres = runs.some(({ engine }) => engine === 'postgres')
  const stopPostgres = needsPostgres ? await postgresForDrills() : () => {}
  try {
    buildIfChanged()
    let code = 0
    for (const run of runs) if (!(await hold(run, asked))) code = 1
    return code
  } finally {
    endRun()
    stopPostgres()
  }
}

const asked = understood()
if (/^(--help|-h)$/.test(process.argv[2] ?? '')) {
  console.log(usage)
} else if (asked === null) {
  console.error(usage)
  process.exitCode = 2
} else {
  process.exitCode = await holdAll(asked)
}
