/** The house's rules that a type checker cannot see; import rules are in .dependency-cruiser.mjs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId, reservedIds } from '../app/paths.ts'
import { buildIfChanged } from '../ops/build-if-changed.mjs'
import { measurePages } from '../ops/js-budget.ts'

const root = resolve(import.meta.dirname, '..')
const longestFile = 300

function filesBelow(directory: string): string[] {
  return readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts')
const isTest = (file: string) => /\.(test|journey)\.tsx?$/.test(file)
const folders = ['app', 'db', 'ops', 'tests', 'bench'].filter((folder) =>
  existsSync(join(root, folder)),
)
const sources = [...folders.flatMap(filesBelow), 'server.ts'].filter(isSource)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Rules out a check that passes because it looked at nothing. */
function findAll(pattern: RegExp, files: string[], except = /^$/): string[] {
  expect(files.length).toBeGreaterThan(0)
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) && !except.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  )
}

describe('the house', () => {
  test('has no arrow that runs back up: a folder imports only folders above it in the list', async () => {
    const { edges } = await import(join(root, '.dependency-cruiser.mjs'))
    const order = Object.keys(edges)
    const upward = order.flatMap((folder, place) =>
      (edges[folder] as string[])
        .filter((other) => order.indexOf(other) >= place)
        .map((other) => `${folder} → ${other}`),
    )
    expect(upward).toEqual([])
  })

  /** Who writes a table, by the folder of `app`. What holds keys of everybody is platform's. */
  const writers: Record<string, string[]> = {
    platform: ['connectionTest', 'heartbeats', 'quotas', 'settings'],
    // Of a person only how often what they see has changed.
    records: [
      ...['builtIns', 'images', 'pictures', 'recordReferences'],
      ...['records', 'register', 'revisions', 'users'],
    ],
    learning: ['easeRatings', 'learningSteps'],
    groups: ['groups', 'groupMembers', 'pathMarks', 'certificates'],
    guides: ['chapterCompletions'],
    ai: ['aiPrices', 'aiUsage', 'generations'],
    saved: ['savedResponses', 'savedTags'],
    'prompt-sets': ['templateUses'],
    security: ['users', 'sessions', 'totpKeys', 'recoveryCodes', 'passkeys', 'verifications'],
    accounts: [
      'accounts',
      'sessions',
      'subscriptions',
      'users',
      'verifications',
      'addressChanges',
      'slips',
    ],
  }
  const everybodys = writers.platform ?? []

  test('platform knows no table of the product, and a noun writes only its own', () => {
    const writes = /\.(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g
    const reads = /\.(?:selectFrom|(?:inner|left)Join)\('(\w+)/g
    const found = sources
      .filter((file) => /^app\/[^/]+\/.*\.server\.ts$/.test(file) && !isTest(file))
      .flatMap((file) => {
        const folder = file.split('/')[1] ?? ''
        const own = [...(writers[folder] ?? []), ...everybodys]
        const touches = folder === 'platform' ? [writes, reads] : [writes]
        return touches
          .flatMap((touch) => [...read(file).matchAll(touch)])
          .filter(([, table = '']) => !own.includes(table))
          .map(([, table]) => `${file}: ${table}`)
      })
    expect(found).toEqual([])
  })
})

/** What the ids of docs/requirements.md begin with. */
const prefixes = () => [
  ...new Set(
    [...read('docs/requirements.md').matchAll(/^\| ([A-Z]+)-\d{2} /gm)].map(([, id]) => id),
  ),
]

describe('files', () => {
  test('are named after what they are', () => {
    const drawer = /(^|\/)(utils?|lib|helpers?|common|misc|shared)(\.|\/)/
    expect(sources.filter((file) => drawer.test(file))).toEqual([])
    expect(sources.filter((file) => /^index\.tsx?$/.test(basename(file)))).toEqual([])
  })

  test('of the product export no name that another one exports too', () => {
    const exported = /^export (?:async )?(?:function|const|class|type|interface|let) (\w+)/gm
    const holders = new Map<string, string[]>()
    for (const file of sources) {
      // What the framework asks of a route is called alike in each.
      if (!file.startsWith('app/') || isTest(file) || /\.route\.tsx?$|root\.tsx$/.test(file))
        continue
      for (const [, name = ''] of read(file).matchAll(exported)) {
        holders.set(name, [...(holders.get(name) ?? []), file])
      }
    }
    expect(holders.size).toBeGreaterThan(1000)
    expect([...holders].filter(([, files]) => files.length > 1)).toEqual([])
  })

  test(`hold one idea: at most ${longestFile} lines`, () => {
    const isLong = (file: string) => read(file).split('\n').length - 1 > longestFile
    const exempt = /^db\/(content\/|migrations\/|schema\.ts$)/
    expect(sources.filter((file) => !exempt.test(file) && !isTest(file) && isLong(file))).toEqual(
      [],
    )
  })

  test('hold nothing unfinished and nothing hidden from the type checker', () => {
    const words = [
      'TO' + 'DO',
      'FIX' + 'ME',
      'lorem ip' + 'sum',
      ' as an' + 'y\\b',
      '@ts-ig' + 'nore',
    ]
    expect(findAll(new RegExp(words.join('|')), sources)).toEqual([])
    expect(findAll(/\.(only|skip)\(/, sources.filter(isTest))).toEqual([])
  })

  test('name requirements in the titles of tests only', () => {
    const ids = new RegExp(`\\b(?:${prefixes().join('|')})-\\d{2}\\b|\\(Q\\d{1,2}\\)`)
    const code = sources.filter(
      (file) => /^(app|db|ops|server)/.test(file) && !isTest(file) && !/migrations/.test(file),
    )
    expect(findAll(ids, code)).toEqual([])
  })

  test('GEN-05 the database is queried only from *.server.ts', () => {
    const query = /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto)\(/
    const outside = sources.filter(
      (file) => file.startsWith('app/') && !/\.server\.tsx?$/.test(file) && !isTest(file),
    )
    expect(findAll(query, outside)).toEqual([])
  })
})

describe('screens', () => {
  test('carry no inline style and no raw HTML', () => {
    const code = sources.filter((file) => file.startsWith('app/') && !isTest(file))
    expect(findAll(/\sstyle=\{/, code)).toEqual([])
    const raw = code.filter((file) => /dangerouslySetInnerHTML|\binnerHTML\b/.test(read(file)))
    // The blocks of an answer as React wrote them, to be printed.
    expect(raw).toEqual(['app/ui/markdown/print-text.ts'])
  })

  test('no effect waits for a fetcher’s answer: useAnswer tells it once, on slow devices too', () => {
    const asking = sources.filter(
      (file) => file.startsWith('app/') && !isTest(file) && read(file).includes('useFetcher'),
    )
    expect(asking.length).toBeGreaterThan(0)
    const waited = /\},\s*\[[^()]*(?:\banswer\b|\.data\b)[^()]*\],?\s*\)/
    expect(waited.test('}, [\n    close,\n    fetcher.data,\n  ])')).toBe(true)
    expect(asking.filter((file) => waited.test(read(file)))).toEqual([])
  })

  test('a class that a folder styles by itself is styled so by no other folder', () => {
    const owners = new Map<string, Set<string>>()
    for (const sheet of filesBelow('app').filter((file) => file.endsWith('.css'))) {
      let rules = read(sheet).replace(/\/\*.*?\*\//gs, '')
      while (/\([^()]*\)/.test(rules)) rules = rules.replace(/\([^()]*\)/g, '')
      for (const [, selectors = ''] of rules.matchAll(/([^{};]+)\{/g)) {
        for (const selector of selectors.split(',')) {
          const [, name] = /^\.([\w-]+)$/.exec(selector.trim()) ?? []
          if (name) owners.set(name, (owners.get(name) ?? new Set()).add(dirname(sheet)))
        }
      }
    }
    expect([...owners].filter(([, folders]) => folders.size > 1)).toEqual([])
  })
})

describe('routes', () => {
  const mounted = (entries: RouteConfigEntry[]): string[] =>
    entries.flatMap((entry) => [entry.file, ...mounted(entry.children ?? [])])

  // The routes' own helpers ask where the application's folder is, as the build tells them.
  const readRoutes = async (): Promise<RouteConfigEntry[]> => {
    Object.assign(globalThis, { __reactRouterAppDirectory: join(root, 'app') })
    return (await import('../app/routes.ts')).default
  }

  const addresses = (entries: RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path = '', children = [] }) => [path, ...addresses(children)])

  /** What stands in addresses between their parameters: 'saved-searches' and 'json'. */
  const spoken = (paths: string[]) => [
    ...new Set(
      paths
        .flatMap((path) => [path, path.replace(/\/[^/]+\?$/, '')])
        .flatMap((path) => path.split(/\/?:\w+\/?|[?*]/))
        .filter((piece) => piece !== ''),
    ),
  ]

  test('addresses are spelled in app/paths.ts and the three files beside it alone', async () => {
    const pieces = spoken(addresses(await readRoutes()))
      .join('|')
      .replaceAll('.', '\\.')
    const spelled = new RegExp(
      `['"\`}\\s=(]/(?:${pieces})(?=[/?#'"\`$\\s])|\\b(?:to|href|action)="/`,
    )
    for (const one of ["'/login'", '}/admin/ai`', '}/json`', ' /guides?'])
      expect(one).toMatch(spelled)
    const apart = [
      'app/paths.ts',
      'app/admin-paths.ts',
      'app/group-paths.ts',
      'app/sign-in-paths.ts',
      'app/routes.ts',
    ]
    const code = sources.filter(
      (file) => file.startsWith('app/') && !isTest(file) && !apart.includes(file),
    )
    const isComment = /^\s*(?:\/?\*|\/\/)/
    expect(findAll(spelled, code, isComment)).toEqual([])
  })

  test('no new record gets an id that is the address of another screen', async () => {
    const all = addresses(await readRoutes())
    const lists = all.flatMap((path) => /^(admin\/.+\/):id$/.exec(path)?.[1] ?? [])
    const beside = lists.flatMap((list) =>
      all.filter((path) => path.startsWith(list)).map((path) => path.slice(list.length)),
    )
    expect(lists.length).toBeGreaterThan(3)
    const taken = new Set([newId, ...beside.filter((word) => !word.startsWith(':id'))])
    expect([...taken].sort()).toEqual([...reservedIds].sort())
  })

  test('every route file is mounted exactly once', async () => {
    const files = sources
      .filter((file) => /^app\/.*\.route\.tsx?$/.test(file) && !isTest(file))
      .map((file) => file.slice('app/'.length))
    expect(mounted(await readRoutes()).sort()).toEqual(files.sort())
  })
})

describe('the build', () => {
  beforeAll(buildIfChanged, 120_000)

  test('GEN-05 holds in its browser code no server library and no database', () => {
    const scripts = filesBelow('build/client').filter((file) => file.endsWith('.js'))
    const fingerprints = [
      /InsertQueryNode|compileQuery/,
      /better-auth/i,
      /dangerouslyAllowBrowser/,
      /node:(fs|sqlite|crypto|http)/,
      /DATABASE_URL|\.AI_API_KEY/,
    ]
    expect(scripts.length).toBeGreaterThan(0)
    for (const fingerprint of fingerprints) {
      expect(scripts.filter((file) => fingerprint.test(read(file)))).toEqual([])
    }
  })

  test('HLD-18 comes with the list of its parts', () => {
    expect(JSON.parse(read('build/sbom.cdx.json')).components.length).toBeGreaterThan(50)
  })

  test('NAV-03 checks forms by schema for administrators only: no learner can load Zod', () => {
    const pages = measurePages()
    const scriptsOf = (isAdmin: boolean) => [
      ...new Set(
        pages.filter((page) => page.isAdmin === isAdmin).flatMap(({ scripts }) => scripts),
      ),
    ]
    const holdsZod = (url: string) => /ZodError|invalid_union/.test(read(`build/client${url}`))
    expect(scriptsOf(true).some(holdsZod)).toBe(true)
    expect(scriptsOf(false).filter(holdsZod)).toEqual([])
  })
})
