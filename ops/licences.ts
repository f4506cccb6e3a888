/** `npm run licences`: writes docs/licences.md from what stands in node_modules. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { licencesDocument } from './licences-document.ts'

writeFileSync(resolve(import.meta.dirname, '..', join('docs', 'licences.md')), licencesDocument())
