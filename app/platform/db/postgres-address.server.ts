import { accessSync, constants } from 'node:fs'

/** One server of an address, with everything else that the address says. */
export type PostgresHost = { host: string; port: number }

export type PostgresAddress = {
  /**
   * In the order in which they are tried; one without a host is a socket or node-postgres' own
   * choice.
   */
  hosts: PostgresHost[]
  /** An address of the first host alone, as node-postgres takes it. */
  single: string
  /** Only a server that takes writes will do. */
  needsPrimary: boolean
  database: string
}

const defaultPort = 5432
const primaryWords = new Set(['read-write', 'primary'])

function partsOf(url: string) {
  const [, scheme, authority = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/)([^/?#]*)([^#]*)$/.exec(url) ?? []
  const at = authority.lastIndexOf('@') + 1
  return { scheme, person: authority.slice(0, at), names: authority.slice(at).split(','), rest }
}

/**
 * Reads `postgres://NAME:PASSWORD@HOST:PORT,HOST:PORT/DATABASE?target_session_attrs=read-write`.
 * Of several hosts one that takes writes is wanted, unless `target_session_attrs=any` says other.
 * @throws Error that says in English what does not fit, without quoting the address
 */
export function postgresAddress(url: string): PostgresAddress {
  const { scheme, person, names, rest } = partsOf(url)
  if (!scheme) throw new Error('it does not begin with postgres://')
  if (names.length > 1 && names.includes('')) throw new Error('one of its hosts has no name')
  const parsed = names.map((name) => URL.parse(`${scheme}${person}${name}${rest}`))
  const [first] = parsed
  if (!first || parsed.includes(null)) throw new Error('it is no address')
  const attributes = first.searchParams.get('target_session_attrs')
  if (attributes !== null && attributes !== 'any' && !primaryWords.has(attributes)) {
    throw new Error('its target_session_attrs must be read-write, primary or any')
  }
  return {
    hosts: parsed.flatMap((one) =>
      one
        ? [
            {
              host: decodeURIComponent(one.hostname.replace(/^\[(.+)\]$/, '$1')),
              port: Number(one.port || first.searchParams.get('port') || defaultPort),
            },
          ]
        : [],
    ),
    single: `${scheme}${person}${names[0]}${rest}`,
    needsPrimary: attributes === null ? names.length > 1 : attributes !== 'any',
    database: decodeURIComponent(first.pathname.slice(1)) || 'postgres',
  }
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
  const { searchParams } = new URL(postgresAddress(url).single)
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

/** Where it leads, without name and password: 'db1.example, db2.example'. */
export function hostsOf(url: string): string {
  const { hosts, single } = postgresAddress(url)
  return (
    hosts.map(({ host }) => host).join(', ') ||
    (new URL(single).searchParams.get('host') ?? 'localhost')
  )
}

const hidden = '***'

/** A database's address without its password, to be shown; the path of a file stays as it is. */
export function withoutPassword(place: string): string {
  const { scheme, person, names, rest } = partsOf(place)
  if (!scheme) return place
  // As one address can be parsed, with one host in the place of all.
  const url = faultOfAddress(place) === null ? URL.parse(`${scheme}${person}hosts${rest}`) : null
  if (!url) return `${scheme}${hidden}`
  if (url.password) url.password = hidden
  if (url.searchParams.has('password')) url.searchParams.set('password', hidden)
  return url.href.replace(/(?<=\/\/|@)hosts/, () => names.join())
}
