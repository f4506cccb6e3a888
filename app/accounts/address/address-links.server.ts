import { addressLinkPath } from '../../paths.ts'
import {
  hiddenText,
  isSameSecret,
  type SecretSettings,
} from '../../platform/settings/secret.server.ts'
import { type LinkKind, linkWords } from './address-change.ts'

const kinds = Object.keys(linkWords) as LinkKind[]

/** Nothing that is stored makes a link: only our key does. */
const seal = (env: SecretSettings, kind: LinkKind, id: string) =>
  hiddenText(env, `address-${kind}:${id}`)

/** The address of a link in a mail about a change. */
export const linkTo = (env: SecretSettings, kind: LinkKind, id: string): string =>
  addressLinkPath(linkWords[kind], `${id}.${seal(env, kind, id)}`)

/** What a page's address asks for, of which change; null: no link of ours. */
export function linkIn(
  env: SecretSettings,
  search: URLSearchParams,
): { kind: LinkKind; id: string } | null {
  const kind = kinds.find((one) => search.has(linkWords[one]))
  const [, id, mac] =
    /^([\da-f-]{36})\.([\w-]{22})$/.exec((kind && search.get(linkWords[kind])) ?? '') ?? []
  if (!kind || !id || !mac) return null
  return isSameSecret(mac, seal(env, kind, id)) ? { kind, id } : null
}
