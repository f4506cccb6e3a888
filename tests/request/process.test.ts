import { globSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { browserLike, fucinaForFile, signedIn, startFucina } from '../harness/server.ts'

describe('the server as a process', () => {
  const server = fucinaForFile({ env: { LOG_LEVEL: 'warn' } })

  test('whoever starts it, it renders with the production build of React', async () => {
    const tell = `import { registerHooks } from 'node:module'
      registerHooks({ load(url, context, next) {
        if (url.includes('react-dom-server.node')) console.log(url)
        return next(url, context)
      } })`
    const own = await startFucina({
      env: {
        NODE_ENV: '',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}`,
      },
    })
    await browserLike(own).get('/prompts')
    await own.stop()
    expect(own.logs()).toContain('react-dom-server.node.production.js')
    expect(own.logs()).not.toContain('react-dom-server.node.development.js')
  })

  test('passwords are hashed by Node beside the main thread, not in script', () => {
    const files = globSync('build/server/**/*.js').map((file) => readFileSync(file, 'utf8'))
    const built = files.join('\n')
    expect(built).toMatch(/import \{[^}]*\bscrypt\b[^}]*\} from "node:crypto"/)
    expect(built).not.toContain('noble/hashes/scrypt')
  })

  test('built files are kept for ever, and travel compressed', async () => {
    const html = await (await browserLike(server()).get('/')).text()
    const path = /\/assets\/frame-[^"]+\.js/.exec(html)?.[0] ?? ''
    const answer = await fetch(server().url + path, { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Encoding')).toBe('br')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const missing = await fetch(`${server().url}/assets/nonesiste.js`)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('Cache-Control')).toBe('no-store')
    for (const wicked of ['/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fserver.ts', '/%']) {
      expect((await fetch(server().url + wicked)).status, wicked).toBeGreaterThanOrEqual(400)
    }
  })

  const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024)

  test('a body over 1 MB gets 413 in Italian, whether its length is told or not', async () => {
    const visitor = browserLike(server())
    const told = await visitor.post('/login/accedi', { name: megabytes(2) })
    expect(told.status).toBe(413)
    expect(await told.text()).toContain('troppo grande')
    const chunks = Readable.from(Array.from({ length: 32 }, () => Buffer.alloc(64 * 1024, 'a')))
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: Readable.toWeb(chunks) as ReadableStream<Uint8Array>,
      duplex: 'half',
    }
    const untold = await visitor.send('/login/accedi', init, {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    })
    expect(untold.status).toBe(413)
    expect(await untold.json()).toMatchObject({ code: 'BODY_TOO_LARGE' })
  })

  test('what strangers send wrong is refused in Italian, and is no error in the log; then the process ends', async () => {
    const said = server().logs().length
    const { visitor } = await signedIn(server())
    const isSaid = /La richiesta non arriva da questo sito|Questa operazione non esiste/
    const headers = { Origin: 'https://cattivo.example', 'Sec-Fetch-Site': '' }
    for (const path of ['/dashboard', '/dashboard.data', '/prompts/answer']) {
      const refused = await visitor.post(path, { intent: 'complete' }, { headers })
      expect(refused.status, path).toBe(403)
      expect(await refused.text()).toMatch(isSaid)
    }
    for (const path of ['/tools', '/tools.data', '/profile', '/profile.data']) {
      expect((await visitor.post(path)).status, path).toBe(405)
    }
    expect(await server().stop(), 'SIGTERM ends the process').toBe(0)
    const lines = server()
      .logs()
      .slice(said)
      .split('\n')
      .filter((line) => line.includes('"level"'))
    expect(lines.filter((line) => !line.includes('"audit":"originRefused"'))).toEqual([])
  })
})
