import { expect, test } from 'vitest'
import { limitOf } from './count.server.ts'
import { type LimitName, limits } from './limits.server.ts'

const windows = { minute: 'minute', quarter: '15 minutes', hour: 'hour', day: 'day' } as const

/** A row as operators read it. */
function rowOf(name: LimitName): string {
  const { of, window, most, serves, code, text } = limitOf(name)
  const whom = of.length === 0 ? 'the site' : of.join(' and ')
  const count =
    typeof most === 'object' ? most.said : typeof most === 'string' ? `\`${most}\`` : most
  const refusal = text ?? code
  return `| \`${name}\` | ${whom} | ${windows[window]} | ${count} | ${serves} | ${refusal} |`
}

const head = `# Limits

Everything that is counted, and what is said when it is used up. The page is written from the table that the program reads (\`app/platform/limits/limits.server.ts\`), which also says why codes are long enough; a test holds the two together (\`npx vitest -u\` writes it).

- A network is an IPv4 address, or of IPv6 the /64 and the /48 around it: a row about networks counts in each, and the /48 may do three times as much.
- A library or school that an administrator named under 'Servizio AI' may do ten times as much, by its address alone, where the row is about networks and nothing else.
- \`NETWORK_TIMES\` moves the numbers of those rows together.
- A row with several counters counts for each pair: two people at one network do not use up each other's. \`browser\` is one that signed in before, or a session: no stranger has it.
- All rows that count one act are taken together, or none (SECURITY.md 4). A minute, a quarter or an hour is the clock's; a day is Italy's. What was counted is forgotten after two of its periods.
- The day's answers are in five shares. Whoever has one of their own uses that first, then everybody's.
- Codes against many networks: one of the desk has eight digits and is void after 50 wrong ones, one chance in two million however many guess. A second code has six; who knows the password finds it from a thousand networks in 17 days, from a /36 of IPv6 within two, and the owner is told of the tenth wrong one.
- A group's places are counted as they are taken: whoever comes into one that came free the same day has nothing of its answers until tomorrow, and asks as who is in no group.

| Row | Counts for each | In a | Most | Serves | Says |
|---|---|---|---|---|---|
`

test('HLD-09 docs/operations/limits.md is the table that the program counts by', async () => {
  const page = `${head}${(Object.keys(limits) as LimitName[]).map(rowOf).join('\n')}\n`
  await expect(page).toMatchFileSnapshot('../../../docs/operations/limits.md')
})

test('HLD-09 every row serves somebody, and every refusal that is shown has words', () => {
  for (const name of Object.keys(limits) as LimitName[]) {
    const { serves, code, text } = limitOf(name)
    expect(serves, name).not.toBe('')
    expect(Boolean(text), name).toBe(!/^(QUOTA|NOT_SENT)/.test(code))
  }
})
