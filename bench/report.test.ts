import { expect, test } from 'vitest'
import { sectionOf, withSection } from './report.ts'

const facts = { date: '2026-11-21', commit: 'abc1234', machine: '2 cores' }
const finding = { what: 'reads', measured: '10 ms', target: 'at most 5 ms', met: false }

test('a section says what it missed', () => {
  expect(sectionOf('The database', [finding], facts)).toMatch(/\*\*missed\*\*.*Missed: reads\./s)
})

test('a section measured again takes its own place, and a new one stands at the end', () => {
  const first = withSection('', '# Results', 'One', '## One\n\nold\n')
  const both = withSection(first, '# Results', 'Two', '## Two\n\nother\n')
  const again = withSection(both, '# Results', 'One', '## One\n\nnew\n')
  expect(again).toMatch(/^# Results\n/)
  expect(again.match(/^## .*$/gm)).toEqual(['## One', '## Two'])
  expect(again).toContain('new')
  expect(again).not.toContain('old')
  expect(withSection(again, '# Results', 'One', '## One\n\nnew\n')).toBe(again)
})
