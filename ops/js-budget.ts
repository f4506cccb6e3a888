/**
 * How much JavaScript each page loads: what the document preloads (entry, root, layouts, the
 * page's own modules and everything they import statically), each file gzipped by itself as it
 * travels, and the part of the route manifest that is written into the document. Code loaded later
 * by `import()` and the style sheets are listed beside. Fails when a page is over its budget, when
 * it asks for too many files, or when a learner's can load too much later, or code of the admin
 * area.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { opensPdf } from './pdf-chunks.ts'

type Module = { module: string; imports?: string[]; css?: string[] }
type Route = Module & { id: string; parentId?: string; path?: string; hasDefaultExport: boolean }
type Manifest = { url: string; entry: Module; routes: Record<string, Route> }

const kilobyte = 1024

/** KB of 1024 bytes, gzipped: what a page may load, everything included. */
export const budgets = { learner: 146, workshop: 168, administrator: 203 }

const limits: Record<string, number> = {
  // The four buttons, and the forms that open below a response.
  '/saved-searches/:id': 147,
  // Every way in, for who has an address and for who has none yet, and a role that waits.
  '/dashboard/impostazioni': 147,
  // Hands, people, and what is done with a meeting.
  '/gruppi/:id': 149,
  // The last response, the groups, and the frame's ways to help beside all that is counted.
  '/dashboard': 148,
  // People open it first: it is kept lighter.
  '/prova': 137,
  '/prompts': budgets.workshop,
  // The workshop's sheet and answer, and the letter's own part.
  '/lettera': 176,
  '/messaggio': 176,
  // What shows a chapter beside its fields, and its buttons.
  '/admin/guides/:id': 206,
  // The editor with the most in it, which few people open, and on large machines.
  '/admin/prompts/:id': 209,
  // A lesson with its exercises, and what is heard of it.
  '/prima-di-cominciare/:id': 147,
  // A record's form, and beside it what the desk does.
  '/admin/users/:id': 204,
  // Two of its steps are the workshop's sheet.
  '/onboarding': budgets.workshop,
}

/** KB that the page at this address may load. */
export const pageLimit = (address: string, isAdmin: boolean) =>
  limits[address] ?? (isAdmin ? budgets.administrator : budgets.learner)

/** Files that a page may ask for: scripts, style sheets and the font. */
const mostFiles = { learner: 13, administrator: 18 }

/** KB of style sheets: those of every page, and the page's own. */
const mostStyles = { learner: 21, administrator: 23 }

/** KB that parts of a learner's page fetch later: more, and one leads to another noun's file. */
const mostLater = 80

/** KB of what opens PDFs: pdf.js and its worker, fetched when somebody chooses the first one. */
const mostForPdf = 530

const client = resolve(import.meta.dirname, '../build/client')
const builtFile = (url: string) => join(client, url)

const sizes = new Map<string, number>()
function gzippedSize(url: string): number {
  const known = sizes.get(url)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(builtFile(url)), { level: 9 }).length
  sizes.set(url, size)
  return size
}

/** The framework marks sheets that a part asks for later too. */
const withoutMark = (url: string) => url.replace('#', '')

const assets = () => readdirSync(join(client, 'assets'))

function readManifest(): Manifest {
  const name = assets().find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('build/client holds no route manifest: run `npm run build` first')
  const url = `/assets/${name}`
  const text = readFileSync(builtFile(url), 'utf8')
  return { ...JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)), url }
}

/** The route with its parents, outermost first. */
function lineage(manifest: Manifest, id: string): Route[] {
  const route = manifest.routes[id]
  if (!route) return []
  return route.parentId ? [...lineage(manifest, route.parentId), route] : [route]
}

/** The routes of a page and of the home page: the others are asked for when a link leads there. */
function inlineManifestSize(manifest: Manifest, id: string): number {
  const known = [...lineage(manifest, id), ...lineage(manifest, 'home/home.route')]
  const routes = Object.fromEntries(known.map((route) => [route.id, route]))
  return gzipSync(JSON.stringify({ ...manifest, routes }), { level: 9 }).length
}

const routeAddress = (routes: Route[]) =>
  `/${routes
    .map((route) => route.path)
    .filter(Boolean)
    .join('/')}`

const chunkNames = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g

/** Every chunk that the given ones mention: what they import at once and what they import later. */
function reachable(urls: Set<string>): Set<string> {
  const seen = new Set(urls)
  for (const url of seen) {
    for (const [, name] of readFileSync(builtFile(url), 'utf8').matchAll(chunkNames)) {
      const found = `/assets/${name}`
      if (existsSync(builtFile(found))) seen.add(found)
    }
  }
  return seen
}

export type PageScripts = {
  address: string
  isAdmin: boolean
  /** Bytes, gzipped. */
  preloaded: number
  later: number
  styles: number
  /** Of what can be loaded later, what comes with a PDF alone. */
  forPdf: number
  isOver: boolean
  adminChunks: string[]
  /** Everything the page can load, at once or later. */
  scripts: string[]
  /** Scripts that are preloaded, style sheets and the font. */
  files: number
  /** What is preloaded, largest first. */
  chunks: { url: string; size: number }[]
}

/** The administrators' screens: a noun's `admin/`, and the frame around them. */
const isAdministration = (routeId: string) => /(^administration|[/]admin)[/]/.test(routeId)

/** What the administrators' screens share, by the names of its groups in vite.config.ts. */
const adminFile = /[/](?:admin|form|scenes-admin)-[\w-]+[.]js$/

/** One row a page, in the order of app/routes.ts. */
export function measurePages(): PageScripts[] {
  const manifest = readManifest()
  const everyPage = assets().filter((file) => /^every-page-[\w-]+\.css$/.test(file))
  const routes = Object.values(manifest.routes)
  const adminModules = routes
    .filter((route) => isAdministration(route.id))
    .map(({ module }) => module)
  const parents = new Set(routes.map((route) => route.parentId))
  return routes
    .filter((route) => !parents.has(route.id) && route.hasDefaultExport)
    .map((route) => {
      const modules = [manifest.entry, ...lineage(manifest, route.id)]
      const preloaded = new Set(modules.flatMap(({ module, imports = [] }) => [module, ...imports]))
      const isAdmin = isAdministration(route.id)
      const sum = (urls: Iterable<string>) =>
        [...urls].reduce((total, url) => total + gzippedSize(url), 0)
      const withLater = reachable(preloaded)
      const size = sum(preloaded) + inlineManifestSize(manifest, route.id)
      const forPdf = sum([...withLater].filter(opensPdf))
      const later = sum(withLater) - sum(preloaded) - forPdf
      const address = routeAddress(lineage(manifest, route.id))
      const sheets = new Set(
        lineage(manifest, route.id).flatMap(({ css = [] }) => css.map(withoutMark)),
      )
      for (const file of everyPage) sheets.add(`/assets/${file}`)
      const styles = sum(sheets)
      const files = preloaded.size + sheets.size + 1
      return {
        address,
        isAdmin,
        preloaded: size,
        files,
        later,
        styles,
        forPdf,
        isOver:
          [...preloaded].some(opensPdf) ||
          forPdf > mostForPdf * kilobyte ||
          size > pageLimit(address, isAdmin) * kilobyte ||
          files > mostFiles[isAdmin ? 'administrator' : 'learner'] ||
          styles > mostStyles[isAdmin ? 'administrator' : 'learner'] * kilobyte ||
          (!isAdmin && later > mostLater * kilobyte),
        scripts: [...withLater],
        adminChunks: isAdmin
          ? []
          : [...withLater].filter((url) => adminModules.includes(url) || adminFile.test(url)),
        chunks: [...preloaded]
          .map((url) => ({ url, size: gzippedSize(url) }))
          .sort((one, other) => other.size - one.size),
      }
    })
}

function print(pages: PageScripts[]) {
  const kilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1).padStart(7)
  console.log('    KB  limit  files  later styles  page')
  for (const page of pages) {
    const { address, isAdmin, preloaded, files, later, styles, forPdf } = page
    const { chunks, isOver, adminChunks } = page
    const limit = String(pageLimit(address, isAdmin)).padStart(7)
    const verdict = isOver ? '  OVER' : ''
    const pdf = forPdf > 0 ? `, with a PDF${kilobytes(forPdf)}` : ''
    console.log(
      `${kilobytes(preloaded)}${limit}${String(files).padStart(7)}${kilobytes(later)}${kilobytes(styles)}  ${address}${pdf}${verdict}`,
    )
    if (isOver) {
      for (const { url, size } of chunks) console.log(`${' '.repeat(22)}${kilobytes(size)} ${url}`)
    }
    if (adminChunks.length > 0) console.log(`        loads admin code: ${adminChunks}`)
  }
}

if (import.meta.main) {
  const pages = measurePages()
  print(pages)
  if (pages.some((page) => page.isOver || page.adminChunks.length > 0)) process.exitCode = 1
}
