/**
 * The floors of the slow phone, as a process of its own: `/one` is a page of 14 KB in one request
 * without script, `/react` the smallest page that React renders and hydrates. Prints its port.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'

/** What reaches the phone of the page in one request, compressed. */
const oneRequestBytes = 14_000

/** Words that compress about as well as those of a real page. */
function words(count: number): string {
  let seed = 7
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed
  }
  return Array.from({ length: count }, () => (next() % 60_000).toString(36)).join(' ')
}

function oneRequest(): Buffer {
  const page = (count: number) =>
    gzipSync(
      `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Una richiesta</title><link rel="icon" href="data:,"><style>body{font:18px/1.6 sans-serif;margin:20px}h1{font-size:42px}</style></head><body><h1>L'intelligenza artificiale, alla portata di tutti</h1><p>${words(count)}</p></body></html>`,
    )
  let count = 500
  while (page(count).length < oneRequestBytes) count += 100
  return page(count)
}

const appSource = `
import { createElement, useState } from 'react'
export function App() {
  const [count, setCount] = useState(0)
  return createElement('main', null,
    createElement('h1', null, 'L’intelligenza artificiale, alla portata di tutti'),
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Premi: ' + count))
}
`
const clientSource = `
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.mjs'
hydrateRoot(document.getElementById('root'), createElement(App))
`

/** The smallest page that React renders and hydrates: its HTML and its script, gzipped. */
async function reactPage(): Promise<{ html: Buffer; script: Buffer }> {
  const folder = mkdtempSync(join(resolve(import.meta.dirname, '..'), 'node_modules/.bench-'))
  try {
    writeFileSync(join(folder, 'app.mjs'), appSource)
    writeFileSync(join(folder, 'client.mjs'), clientSource)
    await build({
      root: folder,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: 'out',
        rolldownOptions: { input: 'client.mjs', output: { entryFileNames: 'client.js' } },
      },
    })
    const { App } = await import(join(folder, 'app.mjs'))
    const html = `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>React</title><link rel="icon" href="data:,"><script type="module" src="/client.js"></script></head><body><div id="root">${renderToString(createElement(App))}</div></body></html>`
    return { html: gzipSync(html), script: gzipSync(readFileSync(join(folder, 'out/client.js'))) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const one = oneRequest()
const react = await reactPage()
const files: Record<string, [type: string, body: Buffer]> = {
  '/one': ['text/html; charset=utf-8', one],
  '/react': ['text/html; charset=utf-8', react.html],
  '/client.js': ['text/javascript', react.script],
}

const server = createServer((request, response) => {
  const file = files[request.url ?? '']
  if (!file) return response.writeHead(404).end()
  response.writeHead(200, { 'Content-Type': file[0], 'Content-Encoding': 'gzip' })
  return response.end(file[1])
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(address.port)
})
