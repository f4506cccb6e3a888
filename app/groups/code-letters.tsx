import { spelledCode } from './group-code.ts'

/** A group's code, large, each letter over the city that spells it. */
export function CodeLetters({ code }: { code: string }) {
  return (
    <p className="code-letters">
      <span className="vh">{code}</span>
      {spelledCode(code).map(({ letter, city, place }) => (
        <span key={place} aria-hidden="true">
          <b>{letter}</b>
          {city}
        </span>
      ))}
    </p>
  )
}
