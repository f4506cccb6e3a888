/** A mail relay with a certificate of its own, as many a municipality has one. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { inheritedEnvironment } from '../harness/run.ts'
import { browserLike, person, startFucina } from '../harness/server.ts'
import { startMail } from '../stand-ins/mail.ts'

const program = resolve(import.meta.dirname, '../../ops/fucina.mjs')

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'fucina-relay-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** An authority nobody knows, and what it has signed for loopback. */
function ownAuthority(directory: string) {
  const [ca, caKey, cert, key] = ['ca.pem', 'ca.key', 'cert.pem', 'key.pem'].map((name) =>
    join(directory, name),
  ) as [string, string, string, string]
  const make = (...more: string[]) =>
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...more],
      { stdio: 'ignore' },
    )
  make('-subj', '/CN=Comune', '-keyout', caKey, '-out', ca)
  const leaf = ['-addext', 'subjectAltName=IP:127.0.0.1', '-addext', 'basicConstraints=CA:FALSE']
  const signed = ['-CA', ca, '-CAkey', caKey, '-keyout', key, '-out', cert]
  make('-subj', '/CN=posta', ...leaf, ...signed)
  return { ca, tls: { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') } }
}

/** What an installed Fucina gives to every Node that it starts. */
const [flag = ''] =
  /--use-\S+/.exec(readFileSync(resolve(import.meta.dirname, '../../bin/fucina'), 'utf8')) ?? []

/** What doctor says of the mail server. */
async function doctorOn(
  FUCINA_SETTINGS: string,
  DATA_DIR: string,
  more: Record<string, string> = {},
): Promise<string | undefined> {
  const env = { ...inheritedEnvironment(), FUCINA_SETTINGS, DATA_DIR, ...more }
  const doctor = spawn(process.execPath, [flag, program, 'doctor'], { env })
  return /^\w+ +mail: .*$/m.exec(await text(doctor.stdout))?.[0]
}

test('REL-29 a relay with its own authority takes mail once the settings file names it', async () => {
  const directory = folder()
  const { ca, tls } = ownAuthority(directory)
  const mail = await startMail(0, undefined, tls)
  onTestFinished(() => mail.stop())
  const written = (name: string, lines: string) => {
    const file = join(directory, name)
    writeFileSync(file, `SMTP_URL=${mail.url}\nMAIL_FROM=${mail.env.MAIL_FROM}\n${lines}`)
    return file
  }
  const unknown = written('without', '')
  expect(await doctorOn(unknown, directory)).toMatch(/^FAIL .*does not trust/i)
  // The machine's own store, as `update-ca-certificates` fills it.
  const trusting = await doctorOn(unknown, directory, { SSL_CERT_FILE: ca })
  expect(trusting).toMatch(/^ok .*takes mail from us/)

  const known = written('with', `NODE_EXTRA_CA_CERTS=${ca}\n`)
  expect(await doctorOn(known, directory)).toMatch(/^ok .*takes mail from us/)
  const server = await startFucina({
    program: [program, 'start'],
    env: { FUCINA_SETTINGS: known },
  })
  const { email } = await person(server)
  await browserLike(server).post('/login/password-dimenticata', { email })
  expect((await mail.waitFor(email)).link).toContain('/login/nuova-password?token=')
})
