const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** A count as people read it: '1.234', also where Italian would leave the point out. */
export const countText = (count: number): string => whole.format(count)
