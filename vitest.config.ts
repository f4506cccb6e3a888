import { defineConfig } from 'vitest/config'

/**
 * Through the whole server, what the database does: it goes and comes back, orders, locks, takes or
 * refuses. What each query answers is proved on both engines beside it, in `*.server.test.ts`.
 */
const onBothEngines = [
  'account',
  'admin-dashboard',
  'admin-frame',
  'alerts',
  'daily-backup',
  'database',
  'database-waits',
  'generation',
  'health',
  'interrupted-start',
  'metrics',
  'news',
  'outage',
  'permissions',
  'provider-takeover',
  'proxies',
  'released-data',
  'saved',
  'sessions',
  'start-faults',
  'two-providers',
].map((name) => `tests/request/${name}.test.ts`)

/**
 * What stands around the product, and servers set up otherwise than most: faults at the start and on
 * the way, other settings, providers, relays, crowds. Only `npm run test:all` and CI run it.
 */
const outside = [
  ...['admin-frame', 'alerts', 'another-city', 'bounded-work', 'crowd', 'daily-backup'],
  ...['draining', 'drills', 'export-readers', 'health', 'interrupted-start'],
  ...['mail-away', 'mail-relay', 'metrics', 'news', 'process'],
  ...['provider-claims', 'provider-takeover', 'providers', 'proxies', 'read-only-system'],
  ...['release', 'released-data', 'shared-caches', 'sign-out-provider', 'start-faults'],
  ...['strangers', 'two-providers', 'without-passwords'],
].map((name) => `tests/request/${name}.test.ts`)

const withDatabase = [
  'app/**/*.server.test.ts',
  'db/**/*.server.test.ts',
  'ops/**/*.server.test.ts',
]

/** Servers are started and killed here, which takes its time on a busy machine. */
const patient = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
}

const built = { globalSetup: ['tests/harness/build.ts'] }

/** Each project has what its tests need and no more; `npm test` and `test:all` choose among them. */
export default defineConfig({
  test: {
    globalSetup: ['tests/harness/global.ts'],
    // No test changes what a module holds for the next: files of a worker load them once.
    isolate: false,
    // Half of a request test is waiting: three fill two cores.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'rules',
          // Some start a program, which takes its time on a busy machine.
          testTimeout: 60_000,
          include: ['{app,db,ops,tests,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.server.test.ts', 'tests/{request,journeys,browsers}/**'],
        },
      },
      {
        test: {
          name: 'database',
          include: withDatabase,
          env: { TEST_ENGINE: 'sqlite' },
          ...patient,
        },
      },
      {
        test: {
          name: 'requests',
          include: ['tests/request/*.test.ts'],
          exclude: outside,
          env: { TEST_ENGINE: 'sqlite' },
          ...built,
          ...patient,
        },
      },
      {
        test: {
          name: 'outside',
          include: [...outside, 'tests/browsers/*.test.ts'],
          env: { TEST_ENGINE: 'sqlite' },
          ...built,
          ...patient,
        },
      },
      {
        test: {
          name: 'postgres',
          include: [...withDatabase, ...onBothEngines],
          env: { TEST_ENGINE: 'postgres' },
          ...built,
          ...patient,
        },
      },
    ],
  },
})
