import { ChipLink } from '../ui/chip.tsx'
import { exampleGoals, finderPath } from './finder.ts'

/** Goals to try with one press. */
export function Examples() {
  return (
    <ul className="contents" aria-label="Esempi">
      {exampleGoals.map((goal) => (
        <li key={goal}>
          <ChipLink to={finderPath(goal)}>{goal}</ChipLink>
        </li>
      ))}
    </ul>
  )
}
