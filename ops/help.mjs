import { readFileSync } from 'node:fs'

/**
 * Prints what stands at the top of a program, and ends, where `--help` was asked for.
 * @param {string} file the program
 */
export function helpIfAsked(file) {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return
  const [, words = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8')) ?? []
  console.log(words.replace(/^ \* ?/gm, '').trim())
  process.exit(0)
}
