import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hiddenId, noteErasure, readErasures, shareErasures } from './erasures.server.ts'

test('REL-26 the list of who was deleted hides their ids, and is shared with another folder once', () => {
  const place = mkdtempSync(join(tmpdir(), 'fucina-erasures-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const [data, backups] = [join(place, 'data'), join(place, 'backups')]
  shareErasures(data, backups)
  expect(readErasures([data, backups])).toEqual(new Set())
  noteErasure(data, 'ada')
  noteErasure(backups, 'ida')
  shareErasures(data, backups)
  shareErasures(data, backups)
  const text = readFileSync(join(backups, 'erasures'), 'utf8')
  expect(text.split('\n')).toHaveLength(3)
  expect(text).not.toMatch(/ada|ida/)
  expect(statSync(join(data, 'erasures')).mode & 0o777).toBe(0o600)
  expect(readErasures([backups])).toEqual(new Set([hiddenId('ada'), hiddenId('ida')]))
})
