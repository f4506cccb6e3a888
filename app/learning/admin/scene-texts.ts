/** 'Nessun segno', '1 segno', '4 segni'. */
export const signsText = (count: number) =>
  count === 0 ? 'Nessun segno' : count === 1 ? '1 segno' : `${count} segni`

/** What a scene is, in a word; null: nobody has said yet. */
export const truthText = (isTrue: boolean | null) => {
  if (isTrue === null) return 'Vero o truffa?'
  return isTrue ? 'Vero' : 'Truffa'
}
