import { normalize } from '../../db/normalize.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { Env } from '../platform/settings/env.server.ts'

type Site = Pick<Env, 'SITE_NAME'>

/** Whom people trust here: a stranger is not called so. */
const offices = ['amministratore', 'amministratrice', 'amministrazione', 'sportello', 'fucina']
const between = new Set(['di', 'del', 'della', 'dello', 'e', 'il', 'la', 'lo'])

const wordsOf = (text: string) => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether a name is made of nothing but words of the site itself, however they are cased, spaced and
 * put together: 'SPORTELLO di Fucina' is, 'Anna Fucina' is not.
 * @param name as long as names may be
 */
export function isNameOfSite({ SITE_NAME }: Site, name: string): boolean {
  const known = new Set([...offices, ...wordsOf(SITE_NAME), wordsOf(SITE_NAME).join('')])
  const all = wordsOf(name)
  const words = all.filter((word) => !between.has(word))
  return known.has(all.join('')) || (words.length > 0 && words.every((word) => known.has(word)))
}

/** @throws KnownFailure NAME_OF_SITE at `field` */
export function requireFreeName(site: Site, name: string, field = 'name'): void {
  if (!isNameOfSite(site, name)) return
  throw new KnownFailure('NAME_OF_SITE', 400, nameOfSite, field)
}

const nameOfSite =
  'Questo nome lo usa chi gestisce il sito. Scrivi il tuo, oppure un nome inventato.'
