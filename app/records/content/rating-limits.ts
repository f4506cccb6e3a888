/** Ratings of guides and tools, on forms and in the server's checks. */
export const ratingLimits = { min: 0, max: 5, step: 0.1 } as const

/** 0 to 5, with one decimal at most. */
export const isRating = (value: number) =>
  value >= ratingLimits.min && value <= ratingLimits.max && Number(value.toFixed(1)) === value
