import { readUpTo } from './read-up-to.server.ts'

type Given = Record<string, string | undefined>

/** A key, a password or an address with one in it: nothing that people write is longer. */
const mostBytes = 16_384
const ending = '_FILE'

/** A provider's own settings are named after it. */
const providerSecret = /^SIGN_IN_[A-Z0-9]+_CLIENT_SECRET$/

/**
 * Secrets that stand in files of their own: `SMTP_URL_FILE=/run/secrets/smtp` in place of
 * `SMTP_URL`. One newline at the end of a file is dropped.
 * @param given every setting; an empty one is none
 * @param secrets names of the settings that are secret
 * @returns the settings with what the files hold, and what is wrong, a sentence each
 */
export function withSecretFiles(
  given: Given,
  secrets: readonly string[],
): { given: Given; faults: string[] } {
  const read: Given = {}
  const faults: string[] = []
  for (const [setting, file] of Object.entries(given)) {
    const name = setting.endsWith(ending) ? setting.slice(0, -ending.length) : ''
    if (!file || !(secrets.includes(name) || providerSecret.test(name))) continue
    if (given[name] !== undefined) {
      faults.push(`${setting}: is set, and ${name} too: set one of them`)
      continue
    }
    const held = readSecret(file)
    if ('fault' in held) faults.push(`${setting}: ${held.fault}`)
    else read[name] = held.text
  }
  return { given: { ...given, ...read }, faults }
}

function readSecret(file: string): { text: string } | { fault: string } {
  let text: string
  try {
    // One byte more than is allowed shows that there are too many.
    const bytes = readUpTo(file, mostBytes + 1)
    if (bytes.length > mostBytes) return { fault: `names a file of more than ${mostBytes} bytes` }
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r?\n$/, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { fault: `names ${file}, which cannot be read (${code})` }
  }
  if (text.trim() === '') return { fault: `names ${file}, which is empty` }
  return /[\r\n\0]/.test(text) ? { fault: `names ${file}, which holds more than a line` } : { text }
}
