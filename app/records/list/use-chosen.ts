import { useEffect, useState } from 'react'

export type Chosen = {
  /** Ids of rows that are there. */
  chosen: readonly string[]
  choose: (id: string, isChosen: boolean) => void
  chooseNone: () => void
}

/** Which rows of a list are chosen. */
export function useChosen(rows: readonly { id: string }[]): Chosen {
  const [ids, setIds] = useState<readonly string[]>([])
  // What was ticked before the scripts came stays chosen.
  useEffect(() => setIds(tickedRows()), [])
  const chosen = ids.filter((id) => rows.some((row) => row.id === id))
  return {
    chosen,
    choose: (id, isChosen) =>
      setIds(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id)),
    chooseNone: () => setIds([]),
  }
}

/** @returns ids */
const tickedRows = () =>
  [...document.querySelectorAll<HTMLInputElement>('.choose-row :checked')].map(({ value }) => value)
