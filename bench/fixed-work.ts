/** The same work each time: how long it takes tells how busy the machine is with other things. */
export function fixedWork(): number {
  const start = performance.now()
  let sum = 0
  for (let index = 0; index < 2_000_000; index++) sum = (sum + index * index) % 1_000_003
  return sum < 0 ? Number.NaN : performance.now() - start
}
