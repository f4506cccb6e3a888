/** The least that Node needs to hand an answer on: it pipes what the provider sends. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const [provider = ''] = process.argv.slice(2)

const server = createServer((asked, response) => {
  const headers = { 'Content-Type': 'application/json' }
  const call = request(provider, { method: 'POST', headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, { 'Content-Type': 'text/event-stream' })
    answer.pipe(response)
  })
  asked.pipe(call)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
