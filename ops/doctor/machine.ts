/** The settings, the program itself and the folder it keeps its data in. */
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileFault } from '../../app/platform/db/file-fault.server.ts'
import { isOpenToOthers } from '../../app/platform/db/private-file.server.ts'
import { faultOfLock } from '../../app/platform/db/sqlite-server-lock.server.ts'
import { type Env, settingDoubts } from '../../app/platform/settings/env.server.ts'
import { type Finding, fail, grave, ok, warn } from './finding.ts'

const oldestNode = [22, 22] as const
const shortestSecret = 32

export function checkSettings(env: Env, given: NodeJS.ProcessEnv): Finding[] {
  const fault = given.FUCINA_SETTINGS_FAULT
  if (fault) return [fail('settings', fault)]
  const doubts = settingDoubts(env, given)
  if (doubts.length > 0) return doubts.map((doubt) => warn('settings', doubt))
  return [ok('settings', `for ${env.PUBLIC_URL}, AI: ${env.aiMode}`)]
}

export function checkProgram(root: string): Finding[] {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  const isRecent = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
  return [
    isRecent
      ? ok('Node', node)
      : fail('Node', `${node} is too old: ${oldestNode.join('.')} or newer is needed`),
    existsSync(join(root, 'build/server/index.js'))
      ? ok('build', 'is there')
      : fail('build', 'is not there: run npm ci and npm run build'),
  ]
}

/** @param env where the data are: `DATA_DIR` */
export function checkFolder(env: Pick<Env, 'DATA_DIR' | 'SECRET' | 'DATABASE_URL'>): Finding[] {
  const directory = resolve(env.DATA_DIR)
  if (!existsSync(directory)) {
    return [warn('DATA_DIR', `${directory} is not there yet: the first start makes it`)]
  }
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
    if (!statSync(directory).isDirectory()) return [fail('DATA_DIR', `${directory} is a file`)]
  } catch (error) {
    return [fail('DATA_DIR', (fileFault(error, directory) as Error).message)]
  }
  return [
    ok('DATA_DIR', directory),
    ...checkSecret(env, directory),
    ...checkLock(env, directory),
    ...checkPrivacy(directory),
  ]
}

/** Whether there is a secret that does. */
export const hasSecret = (env: Pick<Env, 'SECRET' | 'DATA_DIR'>): boolean =>
  checkSecret(env, resolve(env.DATA_DIR)).every(({ state }) => state === 'ok')

function checkSecret({ SECRET }: Pick<Env, 'SECRET'>, directory: string): Finding[] {
  if (SECRET) return [ok('SECRET', 'is set')]
  const file = join(directory, 'secret')
  if (!existsSync(file)) {
    const isLost = existsSync(join(directory, 'fucina.sqlite'))
    return isLost
      ? [
          grave(
            'SECRET',
            `${file} is missing beside data that had one: put your copy in its place, or second codes are lost`,
          ),
        ]
      : [warn('SECRET', `the first start makes one into ${file}`)]
  }
  try {
    const { length } = readFileSync(file, 'utf8')
    if (length >= shortestSecret) return [ok('SECRET', `in ${file}: keep a copy elsewhere`)]
    return [fail('SECRET', `${file} is too short: put your copy of it in its place`)]
  } catch (error) {
    return [fail('SECRET', (fileFault(error, file) as Error).message)]
  }
}

function checkLock({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>, directory: string): Finding[] {
  const fault = DATABASE_URL ? null : faultOfLock(directory)
  return fault ? [fail('lock', fault)] : []
}

function checkPrivacy(directory: string): Finding[] {
  const names = ['fucina.sqlite', 'fucina.sqlite-wal', 'secret']
  const open = names.filter((name) => {
    const file = join(directory, name)
    return existsSync(file) && isOpenToOthers(file)
  })
  if (open.length === 0) return []
  return [warn('rights', `others can read ${open.join(', ')} in ${directory}: chmod 600 them`)]
}
