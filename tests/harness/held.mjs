/**
 * Loaded into a server under test with `--import`: how long one turn of its event loop works at
 * most, in milliseconds of the processor's time of this thread. A machine that is busy with other
 * things makes it no longer. Written to standard output, and begun anew, at SIGUSR2.
 */
const usedNow = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let before = usedNow()
let longest = 0

function note() {
  const now = usedNow()
  longest = Math.max(longest, now - before)
  before = now
}

setInterval(note, 1).unref()

process.on('SIGUSR2', () => {
  note()
  process.stdout.write(`held ${longest.toFixed(1)} ms\n`)
  longest = 0
})
