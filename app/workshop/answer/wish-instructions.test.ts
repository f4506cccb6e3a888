import { expect, test } from 'vitest'
import { instructed } from './wish-instructions.server.ts'

test.for(['constructor', 'toString', '__proto__', 'Con più esempi'])(
  'the wish %s in own words reaches the AI as it was typed',
  (wish) => {
    const [turn] = instructed([{ answer: 'Ciao', wish }])
    expect(turn?.wish).toMatch(new RegExp(`^Cambia la risposta così: ${wish}\n`))
  },
)
