import { defineConfig } from '@playwright/test'
import { findChromium } from './ops/find-chromium.ts'
import type { JourneyOptions } from './tests/journeys/fixtures.ts'

/**
 * The main job, the administrators' story and the journey of an outage. What a screen looks and
 * sounds like is the same on either engine, and what the server does is proved on both below the
 * browser: there once is enough.
 */
const onBothEngines = ['admin-story', 'main', 'outage']

/** What most people do, and every page on a phone: the journeys of `npm test`. */
const everyday = [
  ...['account', 'admin-story', 'dashboard', 'desk', 'first-lessons', 'groups', 'help', 'home'],
  ...['keyboard', 'lessons', 'letter', 'main', 'onboarding', 'practice', 'prompts', 'scenes'],
  ...['settings', 'shared-device', 'walk', 'workshop'],
]

const files = (names: readonly string[]) => names.map((name) => `**/${name}.journey.ts`)

/** Journeys in a real browser; see tests/journeys/fixtures.ts. */
export default defineConfig<object, JourneyOptions>({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  globalSetup: ['./tests/harness/build.ts', './tests/harness/global.ts'],
  outputDir: 'test-results',
  workers: 2,
  // A file runs in one worker: many name a server of their own, and each start takes its time.
  fullyParallel: false,
  forbidOnly: true,
  // A busy CI machine may miss a moment once; twice is a fault.
  retries: process.env.CI ? 1 : 0,
  // Bounds for what hangs; a busy machine may take long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Recording costs a fifth of the run.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds here: to compile them well costs more than it gives.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    { name: 'everyday', use: { engine: 'sqlite' }, testMatch: files(everyday) },
    { name: 'further', use: { engine: 'sqlite' }, testIgnore: files(everyday) },
    {
      name: 'postgres',
      use: { engine: 'postgres' },
      testMatch: files(onBothEngines),
      // What only the screen or the device decides.
      grepInvert: /GEN-03|axe|accessible|375 px|slow device/,
    },
  ],
})
