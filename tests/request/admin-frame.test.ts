/** Which frame stands around the screens of the administrators' area. */
import { expect, test } from 'vitest'
import { fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ interruptible: true })

test('ADM-01 an administrator has one frame at a time, the site’s where the outage comes before any screen', async () => {
  const fucina = server()
  const { visitor: admin } = await signedIn(fucina, { role: 'admin' })
  const count = (html: string, part: string) => html.split(part).length - 1

  const screen = await (await admin.get('/admin/guides')).text()
  expect(count(screen, '<main')).toBe(1)
  expect(screen).not.toContain('<footer')

  await fucina.outage.takeAway()
  try {
    const broken = await admin.get('/admin/guides')
    const html = await broken.text()
    expect(broken.status).toBe(503)
    expect(count(html, '<main')).toBe(1)
    expect(count(html, '<footer')).toBe(1)
  } finally {
    await fucina.outage.bringBack()
  }
})
