/**
 * Loaded into a server under measurement (`--import`): at each SIGUSR2 it prints what it cost since
 * the last one, as a line of JSON.
 */
import { PerformanceObserver } from 'node:perf_hooks'

let collecting = 0
let cost = process.cpuUsage()
const collections = new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) collecting += duration
})
collections.observe({ entryTypes: ['gc'] })

process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage(cost)
  const reading = { processor: (user + system) / 1000, collecting }
  process.stderr.write(`${JSON.stringify({ reading })}\n`)
  collecting = 0
  cost = process.cpuUsage()
})
