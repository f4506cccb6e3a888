/** The folder that runs: what every artefact of a release has inside. */
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pinnedNode } from '../pinned-node.mjs'
import { productionFolders } from '../production-packages.ts'

const root = resolve(import.meta.dirname, '../..')

const whole = [
  ...['bin', 'build', 'deploy', 'docs', 'server.ts', 'package.json', 'package-lock.json'],
  ...['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'publiccode.yml'],
]

/** The server is in `build`; the commands run from their sources. */
const sources = ['app', 'db', 'ops']
const isSource = (file: string) => /\.(ts|mjs|json)$/.test(file) && !/\.(test|d)\.ts$/.test(file)

/** Bundled with what browsers load, and with the server what it needs of them. */
const isOfBrowsers = (folder: string) =>
  /^node_modules\/(lucide-react|pdfjs-dist|@napi-rs\/canvas|turndown|@joplin)/.test(folder)

/** For whoever changes the program. */
const developersPages = [
  ...['adding-a-noun.md', 'decisions', 'glossario.md', 'rating-rubric.md', 'requirements.md'],
  'where.md',
].map((name) => join(root, 'docs', name))

/** Of a package no types, maps and pages. */
const isRun = (file: string) => !/\.([cm]?ts|map|md|markdown)$/.test(file)

const isNode = (folder: string) => /^node_modules\/node-(bin-)?\w+-\w+$/.test(folder)

/** Copies the built product, its packages of this platform and Node into a new folder. */
export function copyProgram(to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of whole) {
    cpSync(join(root, name), join(to, name), {
      recursive: true,
      filter: (path) => !developersPages.includes(path),
    })
  }
  for (const folder of sources) copyFiles(folder, to, isSource)
  // Packages of other platforms are not installed.
  for (const folder of productionFolders().filter((one) => existsSync(join(root, one)))) {
    if (!isNode(folder) && !isOfBrowsers(folder)) copyFiles(folder, to, isRun)
  }
  const node = pinnedNode()
  cpSync(node, join(to, 'bin/node'))
  cpSync(join(dirname(node), '../LICENSE'), join(to, 'LICENSE.node'))
}

/** @param isWanted asked of files, by their paths */
function copyFiles(folder: string, to: string, isWanted: (file: string) => boolean): void {
  cpSync(join(root, folder), join(to, folder), {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || isWanted(path),
  })
}
