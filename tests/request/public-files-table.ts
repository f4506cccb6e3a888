import { everybody, type Operation } from './operation.ts'

/** What robots, phones and messengers read. */
export const publicFiles: Operation[] = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/share/citta-alta.png',
  '/share/medico.png',
].map((path) => ({
  row: 'PERM-03 LRN-77',
  name: `read ${path}`,
  send: (visitor) => visitor.get(path),
  ...everybody,
}))
