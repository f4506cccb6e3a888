/**
 * The floor of a rendered page: plain node:http and React, rendering as many elements and bytes
 * as the page it is compared with, gzipped. Run as a process of its own:
 * `node bench/bare-react.ts ELEMENTS BYTES`; prints the port it listens on.
 */
import { createServer } from 'node:http'
import { createGzip } from 'node:zlib'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const elements = Number(process.argv[2])
const bytes = Number(process.argv[3])
const markup = '<p class="a"></p>'.length
const words = 'la richiesta che scrivi si forgia un pezzo alla volta '
const length = Math.max(1, Math.round(bytes / elements) - markup)
const text = words.repeat(Math.ceil(length / words.length)).slice(0, length)

function Page() {
  const rows = Array.from({ length: elements }, (_, index) =>
    createElement('p', { key: index, className: 'a' }, text),
  )
  return createElement('html', { lang: 'it' }, createElement('body', null, rows))
}

const server = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Encoding', 'gzip')
  const stream = renderToPipeableStream(createElement(Page), {
    onShellReady: () => void stream.pipe(createGzip({ level: 1 })).pipe(response),
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(address.port)
})
