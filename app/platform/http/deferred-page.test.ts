import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { deferredPage, policyOf } from './deferred-page.server.ts'

const rendered = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><script>mark()</script><link rel="stylesheet" href="/assets/one.css#"/><link rel="stylesheet" href="/assets/none.css"/></head><body><p>Ciao</p><script>restore()</script><script type="module" async="">import "/assets/a.js";
import("/assets/entry.js")</script></body></html>`

const parts = {
  firstTouch: "wait('$&')",
  styleSheet: (address: string) => (address === '/assets/one.css' ? 'p{color:red}' : undefined),
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('modules wait, style sheets stand in the page, the first touch comes first', () => {
  const { html } = deferredPage(rendered, parts)
  expect(html).not.toContain('modulepreload')
  expect(html).toContain('<link rel="later" href="/assets/a.js"/>')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('<script type="text/later" async="">import "/assets/a.js";')
  expect(html.indexOf("wait('$&')")).toBeLessThan(html.indexOf('mark()'))
  expect(html).toContain(
    '<style>p{color:red}</style><link disabled="" rel="stylesheet" href="/assets/one.css#"/>',
  )
  expect(html).toContain('<link rel="stylesheet" href="/assets/none.css"/>')
})

test('SECURITY.md 3 the policy allows what is inline by its hash, and nothing else', () => {
  const page = deferredPage(rendered, parts)
  const inline = ["wait('$&')", 'mark()', 'restore()', page.html.match(/import "[^<]*/)?.[0] ?? '']
  const policy = policyOf("default-src 'self'; script-src 'self'; style-src 'self'", page)
  expect(policy).toBe(
    `default-src 'self'; script-src 'self' ${inline.map(hashOf).join(' ')}; style-src 'self' ${hashOf('p{color:red}')}`,
  )
})

test('a page that could never wake up is refused', () => {
  const without = rendered.replace(' type="module" async=""', '')
  expect(() => deferredPage(without, parts)).toThrow('first touch')
  expect(() => deferredPage('<html><head></head><body></body></html>', parts)).toThrow()
})
