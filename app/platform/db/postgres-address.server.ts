import { accessSync, constants } from 'node:fs'
import { operatorPage } from '../settings/operator-command.server.ts'

/**
 * Reads `postgres://NAME:PASSWORD@HOST:PORT/DATABASE`. Only a socket's address has no host.
 * @throws Error that says in English what does not fit, without quoting the address
 */
function postgresAddress(url: string): URL {
  if (!/^postgres(?:ql)?:\/\//.test(url)) throw new Error('it does not begin with postgres://')
  const address = URL.parse(url)
  // A list of hosts is no address, or one host with commas in its name.
  if (/^[^/?#]*,/.test(url.replace(/^[^/]*\/\/(?:[^/?#]*@)?/, ''))) {
    throw new Error(
      `it names several hosts: name one, or haproxy before them (${operatorPage('scaling')})`,
    )
  }
  if (!address) throw new Error('it is no address; in a password / # ? @ : are %2F %23 %3F %40 %3A')
  return address
}

/** Why it is no address, or null. */
export function faultOfAddress(url: string): string | null {
  try {
    postgresAddress(url)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

const fileWords = ['sslrootcert', 'sslcert', 'sslkey']

/** The file that an address names and that cannot be read, in one line; or null. */
export function faultOfFiles(url: string): string | null {
  const { searchParams } = postgresAddress(url)
  for (const word of fileWords) {
    const file = searchParams.get(word)
    if (!file) continue
    try {
      accessSync(file, constants.R_OK)
    } catch (error) {
      return `names ${file} as ${word}, which cannot be read (${(error as NodeJS.ErrnoException).code})`
    }
  }
  return null
}

const hidden = '***'

/** A database's address without its password, to be shown; the path of a file stays as it is. */
export function withoutPassword(place: string): string {
  const [scheme] = /^postgres(?:ql)?:\/\//.exec(place) ?? []
  if (!scheme) return place
  if (faultOfAddress(place) !== null) return `${scheme}${hidden}`
  const url = postgresAddress(place)
  if (url.password) url.password = hidden
  if (url.searchParams.has('password')) url.searchParams.set('password', hidden)
  return url.href
}
