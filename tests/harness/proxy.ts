/** The proxies of deploy/, in front of servers of the tests, on loopback. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { type Agent, request } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './launch.ts'
import { inheritedEnvironment, noteProcess } from './run.ts'

const deploy = resolve(import.meta.dirname, '../../deploy')

/** As our proxies know the site. */
export const siteName = 'fucina.example'
/** Settings of a server that stands behind one of them. */
export const behindProxy = { PUBLIC_URL: `https://${siteName}`, TRUST_PROXY: '127.0.0.1' }

export type ProxyKind = 'nginx' | 'haproxy'

export type FrontProxy = {
  /** Where https is answered; `http` only leads there. */
  https: number
  http: number
  /** What it has kept of requests and connections. */
  log(): string
  stop(): Promise<void>
}

/** Whether a program can be started here. */
export const isInstalled = (program: string): boolean =>
  !spawnSync(program, ['-v'], { env: withSystemPrograms() }).error

/** Debian keeps servers where only root looks for them. */
const withSystemPrograms = () => {
  const environment = inheritedEnvironment()
  return { ...environment, PATH: `${environment.PATH ?? ''}:/usr/sbin:/usr/local/sbin` }
}

/** A text with each of `changes` made; one that is not in it is an error. */
function changed(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`deploy/ has no '${from}' any more`)
    return now.replaceAll(from, to)
  }, text)
}

/** Makes a certificate for a day. @throws Error where openssl is missing */
export function makeCertificate(directory: string): {
  certificate: string
  key: string
  both: string
} {
  const [certificate = '', key = '', both = ''] = ['cert.pem', 'key.pem', 'both.pem'].map((name) =>
    join(directory, name),
  )
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const made = spawnSync('openssl', [
    ...['req', ...kind, '-days', '1', '-subj', `/CN=${siteName}`],
    ...['-keyout', key, '-out', certificate],
  ])
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`)
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  return { certificate, key, both }
}

type Place = { directory: string; ports: { http: number; https: number }; upstreams: number[] }

function nginxArguments({ directory, ports, upstreams: [one = 0, two] }: Place): string[] {
  const { certificate, key } = makeCertificate(directory)
  const site = changed(readFileSync(join(deploy, 'nginx.conf'), 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${ports.http};`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${ports.https} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
    '127.0.0.1:3000': `127.0.0.1:${one}`,
    ...(two && { '#server 127.0.0.1:3001': `server 127.0.0.1:${two}` }),
    '/etc/ssl/fucina.example/fullchain.pem': certificate,
    '/etc/ssl/fucina.example/privkey.pem': key,
    '/var/log/nginx': directory,
  })
  writeFileSync(join(directory, 'fucina.conf'), site)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const rooms = kinds.map((kind) => `${kind}_temp_path ${join(directory, kind)};`)
  const main = `daemon off; master_process off; pid ${join(directory, 'pid')}; error_log stderr crit;
events { worker_connections 4096; }
http { ${rooms.join(' ')} include ${join(directory, 'fucina.conf')}; }`
  writeFileSync(join(directory, 'main.conf'), main)
  return ['-c', join(directory, 'main.conf'), '-e', 'stderr']
}

function haproxyArguments({ directory, ports, upstreams }: Place): string[] {
  const { both } = makeCertificate(directory)
  const [one = 0, two = 0] = upstreams
  const file = join(directory, 'haproxy.cfg')
  const own = changed(readFileSync(join(deploy, 'haproxy.cfg'), 'utf8'), {
    'bind :80\n': `bind 127.0.0.1:${ports.http}\n`,
    'bind :::80 v6only': '',
    'bind :443 ssl': `bind 127.0.0.1:${ports.https} ssl`,
    'bind :::443 v6only ssl crt /etc/haproxy/fucina.example.pem alpn h2,http/1.1': '',
    '/etc/haproxy/fucina.example.pem': both,
    'log /dev/log local0': 'log stderr format raw local0',
    'user haproxy': '',
    'group haproxy': '',
    'chroot /var/lib/haproxy': '',
    '127.0.0.1:3001': `127.0.0.1:${one}`,
    '127.0.0.1:3002': `127.0.0.1:${two}`,
  })
  writeFileSync(file, own)
  return ['-db', '-f', file]
}

/** Starts nginx or haproxy as deploy/ has it, before servers on these ports of loopback. */
export async function startProxy(kind: ProxyKind, upstreams: number[]): Promise<FrontProxy> {
  const directory = mkdtempSync(join(tmpdir(), `fucina-${kind}-`))
  const ports = { http: await freePort(), https: await freePort() }
  const place = { directory, ports, upstreams }
  const given = kind === 'nginx' ? nginxArguments(place) : haproxyArguments(place)
  const child = spawn(kind, given, {
    env: withSystemPrograms(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const forget = child.pid ? noteProcess(child.pid) : () => {}
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ended = once(child, 'exit').then(() => forget())
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
  for (let tries = 0; !(await isListening(ports.https)); tries += 1) {
    if (child.exitCode !== null || tries > 200) {
      await stop()
      throw new Error(`${kind} did not start: ${said}`)
    }
    await wait(50)
  }
  const kept = ['fucina.log', 'fucina-error.log'].map((name) => join(directory, name))
  const log = () =>
    said + kept.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('')
  return { ...ports, log, stop }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}

export type Asked = {
  method?: string
  headers?: Record<string, string | number>
  body?: string
  /** More of the body is to come, and never does. */
  isOpen?: boolean
  /** An address of loopback (127.0.0.2 is another computer). */
  from?: string
  /** Keeps connections; default: each request has one of its own. */
  agent?: Agent
}

/** Asks the site through a proxy. @returns the answer as soon as its head is there */
export async function askThrough(
  { https }: FrontProxy,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
    isOpen = false,
    from = '127.0.0.1',
    agent,
  }: Asked = {},
): Promise<IncomingMessage> {
  const asking = request({
    host: '127.0.0.1',
    port: https,
    localAddress: from,
    servername: siteName,
    rejectUnauthorized: false,
    agent: agent ?? false,
    path,
    method,
    headers: {
      Host: siteName,
      Accept: 'text/html',
      Origin: `https://${siteName}`,
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    },
  })
  if (isOpen) asking.write(body || ' ')
  else asking.end(body)
  const [answer] = await once(asking, 'response')
  // A connection that is cut after the answer is no one's news.
  asking.on('error', () => {})
  return answer
}

/** The whole text of an answer. */
export async function wholeText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts).toString()
}
