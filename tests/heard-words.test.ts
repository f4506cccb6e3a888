/** What only a screen reader says: words stand apart, and what is empty says nothing. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesIn } from './harness/files-in.ts'

const app = resolve(import.meta.dirname, '../app')
const files = (await filesIn(app)).filter((file) => /(?<!\.test)\.tsx$/.test(file))
const screens = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }))

const found = (rule: RegExp) =>
  screens.flatMap(({ file, source }) =>
    [...source.matchAll(rule)].map(([text]) => `${file}: ${text.replace(/\s+/g, ' ')}`),
  )

describe('HSE-08 by ear', () => {
  test('hidden words that follow shown ones begin with the space between them', () => {
    expect(found(/[\p{L}\d}»]<span className="vh">[\p{L}\d{«]/gu)).toEqual([])
    const hidden = /\.vh \{[^}]*\}/.exec(readFileSync(join(app, 'ui/layout.css'), 'utf8'))?.[0]
    // In any other way browsers drop a space at the edge.
    expect(hidden).toContain('white-space: pre;')
  })

  test('a region that waits for words is `aria-live`: with a role it is read while it is empty', () => {
    const waiting =
      /(?<![&?] )<(?:p|div|span)\b[^<>]*\brole="(?:status|alert)"[^<>]*>\s*\{(?!resultText)/g
    const waitsUnseen = /className="[^"]*empty:hidden/
    expect(found(waiting).filter((text) => !waitsUnseen.test(text))).toEqual([])
  })
})
