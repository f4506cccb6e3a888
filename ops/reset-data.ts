/** `npm run reset-data`: empties the development database and fills it again, after asking. */
import { createInterface } from 'node:readline/promises'
import { dataDirectory, emptyData, prepareData } from './development.ts'

async function isWanted(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Delete everything in ${dataDirectory}? [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

if (await isWanted()) {
  emptyData()
  await prepareData()
  console.log('The development data is as on the first day.')
} else {
  console.log('Nothing was changed.')
}
