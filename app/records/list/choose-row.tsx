import type { Chosen } from './use-chosen.ts'

type ChooseRowProps = Pick<Chosen, 'chosen' | 'choose'> & { id: string; name: string }

/** Before the name of a row: chooses it for what is done to several. */
export function ChooseRow({ id, name, chosen, choose }: ChooseRowProps) {
  return (
    <label className="check choose-row">
      <input
        type="checkbox"
        value={id}
        checked={chosen.includes(id)}
        onChange={({ target }) => choose(id, target.checked)}
      />
      <span className="vh">Scegli {name}</span>
    </label>
  )
}
