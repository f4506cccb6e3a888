/**
 * What has to be said of an address after the words that stand for it in a text of people or of an
 * AI: nothing that they wrote leads anywhere, and who reads it sees the host.
 * @param words what stands there; '' for nothing
 * @returns the address in brackets, or '' where the words say it
 */
export function addressNote(words: string, href: string, title?: string | null): string {
  const said = words.trim()
  const { shown, host } = readAddress(href)
  const notes: string[] = []
  if (bare(said) !== bare(href)) {
    const isOther = looksLikeHost.test(said.slice(0, 300)) && !said.toLowerCase().includes(host)
    notes.push(isOther ? `in realtà: ${shown}` : shown)
  } else if (host !== '' && !beginsWithHost(bare(said), host)) {
    notes.push(`in realtà: ${host}`)
  }
  if (title) notes.push(`«${title}»`)
  if (notes.length === 0) return ''
  return said === '' ? notes.join(' ') : ` (${notes.join(' ')})`
}

const looksLikeHost = /^(?:[a-z]+:\/\/)?[^\s/]+\.\p{L}{2,}(?:[/:?#]\S*)?$/iu

/** Without what a person does not look at. */
const bare = (address: string) =>
  address.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '')

const beginsWithHost = (address: string, host: string) =>
  address.toLowerCase().startsWith(host) && /^(?:$|[/:?#])/.test(address.slice(host.length))

/** Marks that turn the order of letters round: `ti.spni` would be read as another host. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The host as a browser goes there: without the name before an @, in the letters it really has. */
function readAddress(href: string): { shown: string; host: string } {
  const written = href.replace(turning, '')
  const asWritten = { shown: bare(written), host: '' }
  try {
    const { protocol, host } = new URL(written)
    if (!/^https?:$/.test(protocol)) return asWritten
    const [, rest = ''] = /^https?:[/\\]*[^/\\?#]*(.*)$/is.exec(written) ?? []
    return { shown: `${host}${rest === '/' ? '' : rest}`, host }
  } catch {
    return asWritten
  }
}
