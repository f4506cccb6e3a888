/**
 * `npm run dev`: the development server with hot reload, on its own data, with stand-ins on
 * loopback for the AI service, the mail server and a sign-in provider. Settings that are given win.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { startAi } from '../tests/stand-ins/ai.ts'
import { chatModes } from '../tests/stand-ins/ai-chat.ts'
import { imageModes } from '../tests/stand-ins/ai-image.ts'
import { startMail } from '../tests/stand-ins/mail.ts'
import { startOidc } from '../tests/stand-ins/oidc.ts'
import { dataDirectory, developmentAdmin, developmentLearner, prepareData } from './development.ts'

const root = resolve(import.meta.dirname, '..')
const port = process.env.PORT ?? '3000'
const address = `http://127.0.0.1:${port}`
/** Milliseconds between two pieces of an answer: about as fast as a real service. */
const pace = 15

await prepareData()
const ai = await startAi()
ai.pace = pace
const mail = await startMail(0, ({ to, subject, text }) =>
  console.log(`\nMail to ${to.join(', ')}: ${subject}\n${text}\n`),
)
const oidc = await startOidc()

console.log(`
Fucina in development: ${address}   (Ctrl+C stops it, npm run reset-data empties its data)

  sign in as an administrator   ${developmentAdmin.email} / ${developmentAdmin.password}
  sign in as a learner          ${developmentLearner.email} / ${developmentLearner.password}
  sign in with Google           a page offers people of its own
  mail                          is printed here
  AI                            a stand-in; write #prova-MODE into a prompt to see it fail:
                                ${Object.keys(chatModes).join(' ')}
                                for pictures: ${Object.keys(imageModes).join(' ')}
`)

const server = spawn(
  process.execPath,
  [
    'node_modules/@react-router/dev/bin.cjs',
    'dev',
    '--host',
    '127.0.0.1',
    '--port',
    port,
    '--strictPort',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...ai.env,
      ...mail.env,
      ...oidc.env,
      DATA_DIR: dataDirectory,
      PORT: port,
      PUBLIC_URL: address,
      LOG_LEVEL: 'warn',
      ...process.env,
      NODE_ENV: 'development',
    },
  },
)

const end = async () => {
  server.kill('SIGTERM')
  await Promise.allSettled([ai.stop(), mail.stop(), oidc.stop()])
}
process.once('SIGINT', () => void end())
process.once('SIGTERM', () => void end())
server.once('exit', (code) => {
  process.exitCode = code ?? 0
  void end()
})
