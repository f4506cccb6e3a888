import { defineConfig } from 'vitest/config'

/**
 * Through the whole server, what the database does: it goes and comes back, orders, locks, takes or
 * refuses. What each query answers is proved on both engines beside it, in `*.server.test.ts`.
 */
const onBothEngines = [
  'account',
  'admin-dashboard',
  'admin-forms',
  'admin-outage',
  'alerts',
  'bad-input',
  'daily-backup',
  'database',
  'database-waits',
  'generation',
  'health',
  'interrupted-start',
  'metrics',
  'news',
  'operator-words',
  'permissions',
  'provider-takeover',
  'proxies',
  'recount',
  'released-data',
  'saved',
  'sessions',
  'start-faults',
  'two-providers',
].map((name) => `tests/request/${name}.test.ts`)

const onEngine = (engine: 'sqlite' | 'postgres') => ({
  test: {
    name: engine,
    globalSetup: ['tests/harness/build.ts'],
    include: [
      'app/**/*.server.test.ts',
      'db/**/*.server.test.ts',
      'ops/**/*.server.test.ts',
      ...(engine === 'sqlite' ? ['tests/request/*.test.ts'] : onBothEngines),
    ],
    env: { TEST_ENGINE: engine },
    // Servers are started and killed here, which takes its time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})

/** Pure rules once; what the database does once on each engine. */
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
          testTimeout: 20_000,
          include: ['{app,db,ops,tests,bench}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/*.server.test.ts',
            'tests/request/**',
            'tests/journeys/**',
            'tests/browsers/**',
          ],
        },
      },
      {
        test: {
          name: 'browsers',
          globalSetup: ['tests/harness/build.ts'],
          include: ['tests/browsers/**/*.test.ts'],
          env: { TEST_ENGINE: 'sqlite' },
          hookTimeout: 60_000,
          // As the journeys: a busy CI machine may miss a moment once; twice is a fault.
          retry: process.env.CI ? 1 : 0,
        },
      },
      onEngine('sqlite'),
      onEngine('postgres'),
    ],
  },
})
