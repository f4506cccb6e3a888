/**
 * The floor of a kept page: plain node:http sending what the page of the given address was, byte
 * for byte. Run as a process of its own: `node bench/same-bytes.ts URL`; prints its port.
 */
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'

const [, , url = ''] = process.argv
const asked = get(url, { headers: { 'Accept-Encoding': 'gzip' } })
const [answer]: IncomingMessage[] = await once(asked, 'response')
if (answer?.statusCode !== 200) throw new Error(`${url} answered ${answer?.statusCode}`)
const chunks: Buffer[] = []
for await (const chunk of answer) chunks.push(chunk)
const body = Buffer.concat(chunks)

const ofNode = new Set(['date', 'connection', 'keep-alive'])
const headers: string[] = []
for (let index = 0; index < answer.rawHeaders.length; index += 2) {
  const [name = '', value = ''] = answer.rawHeaders.slice(index, index + 2)
  if (!ofNode.has(name.toLowerCase())) headers.push(name, value)
}

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(address.port)
})
