import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withInlineHashes } from './cached-page.server.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('SECURITY.md 3 the policy allows what is inline by its hash, and nothing else', () => {
  const html = `<head><script>mark()</script><style id="a">p{color:red}</style></head><body>
<script src="/a.js"></script><script>mark()</script><script type="module" async="">import "/b.js";
import("/c.js")</script></body>`
  const scripts = ['mark()', 'import "/b.js";\nimport("/c.js")'].map(hashOf).join(' ')
  expect(withInlineHashes("default-src 'self'; script-src 'self'; style-src 'self'", html)).toBe(
    `default-src 'self'; script-src 'self' ${scripts}; style-src 'self' ${hashOf('p{color:red}')}`,
  )
})
