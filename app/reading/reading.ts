/** How somebody wants to read, and the one text that cookie, account and `<html>` carry for it. */

export const sizes = ['normal', 'large', 'largest'] as const
export const colours = ['paper', 'white', 'dark'] as const

export type Reading = {
  size: (typeof sizes)[number]
  colours: (typeof colours)[number]
  /** 'Modalità semplice'. */
  isSimple: boolean
}

/** What is asked to change: one press in the panel. */
export type ReadingChoice = Reading['size'] | Reading['colours'] | 'simple'

export const normal: Reading = { size: 'normal', colours: 'paper', isSimple: false }

/** For example 'large.dark.simple': the style sheets read it from `<html data-reading>`. */
export const readingText = ({ size, colours, isSimple }: Reading): string =>
  `${size}.${colours}.${isSimple ? 'simple' : 'full'}`

/** @returns null for what is none of the eighteen texts */
export function parseReading(text: string | null | undefined): Reading | null {
  const [size, colour, mode, ...more] = (text ?? '').split('.')
  const reading = {
    size: sizes.find((one) => one === size),
    colours: colours.find((one) => one === colour),
    isSimple: mode === 'simple',
  }
  if (!reading.size || !reading.colours || more.length > 0) return null
  return mode === 'simple' || mode === 'full' ? (reading as Reading) : null
}

/** Whether a choice holds now. */
export const isChosen = (reading: Reading, choice: ReadingChoice): boolean =>
  choice === 'simple' ? reading.isSimple : [reading.size, reading.colours].includes(choice as never)

/** What a press makes of it; pressing what holds already takes it back. */
export function pressed(reading: Reading, choice: ReadingChoice): Reading {
  if (choice === 'simple') return { ...reading, isSimple: !reading.isSimple }
  const isUndone = isChosen(reading, choice)
  const size = sizes.find((one) => one === choice)
  if (size) return { ...reading, size: isUndone ? normal.size : size }
  const colour = colours.find((one) => one === choice) ?? normal.colours
  return { ...reading, colours: isUndone ? normal.colours : colour }
}
